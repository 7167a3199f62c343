// Who was the first to die in the last game is not in this one (000 "Detailed rules").
#include "engine/sanguosha/modes/identity/identity.h"

namespace tally::sanguosha {

// SGS-FIRST-OUT: State::apply notes who is spared until somebody dies, and whom he has attacked.
bool IdentityMode::keeps_last_hp(const State& s, const Options& options, Seat who, Seat by) const {
  const bool off = options.is<Opt::first_out>("off") || options.is<Opt::dark_souls>("true");
  if (off || s.noted(who, Mark::spared, Life::game) == 0) return false;
  if (!s.seated(by)) return true;
  // AMB-SGS-045: against those he has attacked, against everybody, or against nobody he is not.
  const bool struck_back = s.noted(by, Mark::provoked, Life::game) > 0;
  return options.is<Opt::first_out>("always") ||
         (options.is<Opt::first_out>("struck_back") && !struck_back);
}

}  // namespace tally::sanguosha

#include "replay/io/list_inputs.h"

#include <gtest/gtest.h>
#include <linux/capability.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/replay/io/support.h"

namespace tally::io {
namespace {

using testing::error_of;
using testing::Folder;
using Paths = std::vector<std::string>;

TEST(ListInputs, TakesFilesAsGiven) {
  const Paths given = {"no/such/file", "README.md", "-", ".hidden"};
  EXPECT_EQ(list_inputs(given), given);
}

TEST(ListInputs, WalksFoldersInTheOrderOfNames) {
  const Folder folder;
  for (const char* name : {"b/2.jsonl", "b/10.fk.rep", "a.jsonl", "c", "b.log", "B"}) {
    folder.write(name, "x");
  }
  EXPECT_EQ(list_inputs({folder.path()}),
            (Paths{folder.path("B"), folder.path("a.jsonl"), folder.path("b/10.fk.rep"),
                   folder.path("b/2.jsonl"), folder.path("b.log"), folder.path("c")}));
}

TEST(ListInputs, LeavesOutWhatLiesBesideRecords) {
  const Folder folder;
  for (const char* name : {"README.md", "a.TOML", "b.tsv", "c.expect", ".hidden", ".git/e.jsonl",
                           "kept.jsonl", "kept.txt"}) {
    folder.write(name, "x");
  }
  EXPECT_EQ(list_inputs({folder.path()}),
            (Paths{folder.path("kept.jsonl"), folder.path("kept.txt")}));
}

TEST(ListInputs, FollowsLinksOnce) {
  const Folder folder;
  folder.write("a/log", "x");
  std::filesystem::create_directory_symlink(folder.path(), folder.path("a/loop"));
  std::filesystem::create_directory_symlink(folder.path("a"), folder.path("b"));
  std::filesystem::create_symlink("nowhere", folder.path("dangling"));
  std::filesystem::create_symlink(folder.path("a/log"), folder.path("link"));
  EXPECT_EQ(list_inputs({folder.path()}), (Paths{folder.path("a/log"), folder.path("link")}));
}

TEST(ListInputs, TakesNoDeviceOrPipeFromAFolder) {
  const Folder folder;
  ASSERT_EQ(mkfifo(folder.path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(list_inputs({folder.path()}), Paths{});
}

TEST(ListInputs, ReadsStandardInputOnce) {
  EXPECT_EQ(text_of(error_of([] {
                      list_inputs({"-", "a", "-"});
                    }).message),
            "-: standard input can be read only once");
}

// The superuser reads any folder, unless he gives that up.
class WithoutOverride {
 public:
  WithoutOverride() {
    if (::syscall(SYS_capget, &header_, kept_.data()) != 0) throw std::runtime_error("capget");
    std::array<__user_cap_data_struct, 2> now = kept_;
    now[0].effective &= ~(1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH);
    set(now);
  }
  ~WithoutOverride() { ::syscall(SYS_capset, &header_, kept_.data()); }
  WithoutOverride(const WithoutOverride&) = delete;
  WithoutOverride& operator=(const WithoutOverride&) = delete;

 private:
  void set(std::array<__user_cap_data_struct, 2>& to) {
    if (::syscall(SYS_capset, &header_, to.data()) != 0) throw std::runtime_error("capset");
  }

  __user_cap_header_struct header_{_LINUX_CAPABILITY_VERSION_3, 0};
  std::array<__user_cap_data_struct, 2> kept_{};
};

TEST(ListInputs, AFolderItCannotReadHidesNoOther) {
  const Folder folder;
  folder.write("a/log", "x");
  folder.write("closed/log", "x");
  folder.write("z/log", "x");
  std::filesystem::create_symlink("around", folder.path("around"));
  std::filesystem::permissions(folder.path("closed"), std::filesystem::perms::none);
  Paths refused;
  Paths found;
  {
    const WithoutOverride bound;
    found = list_inputs({folder.path()}, [&](const std::string& path, const Message& why) {
      refused.push_back(path + ": " + text_of(why));
    });
  }
  std::filesystem::permissions(folder.path("closed"), std::filesystem::perms::owner_all);
  EXPECT_EQ(found, (Paths{folder.path("a/log"), folder.path("z/log")}));
  EXPECT_EQ(refused,
            (Paths{folder.path("around") + ": cannot be read: Too many levels of symbolic links",
                   folder.path("closed") + ": the folder cannot be read: Permission denied"}));
}

TEST(ListInputs, NamesAFolderItCannotRead) {
  const Folder folder;
  folder.write("closed/log", "x");
  chmod(folder.path("closed").c_str(), 0);
  const InputError error = [&] {
    const WithoutOverride bound;
    return error_of([&] { list_inputs({folder.path()}); });
  }();
  chmod(folder.path("closed").c_str(), 0755);
  EXPECT_EQ(text_of(error.message),
            folder.path("closed") + ": the folder cannot be read: Permission denied");
}

}  // namespace
}  // namespace tally::io

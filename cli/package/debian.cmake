# `cpack -G DEB` in the build folder makes the Debian package.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tally)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Tally project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Holds recorded card games against their rules")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What who links the C++ libraries needs besides.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libfmt-dev, libsimdjson-dev, libtomlplusplus-dev, libzstd-dev, \
zlib1g-dev, libdeflate-dev, libz3-dev")
include(CPack)

# Makes a header with the text of a file: cmake -DSOURCE=… -DTARGET=… -DSPACE=… -P embed.cmake
file(READ ${SOURCE} text)
file(WRITE ${TARGET}.new
"#pragma once
#include <string_view>
namespace ${SPACE} {
inline constexpr std::string_view kRulesText = R\"~~~(${text})~~~\";
}
")
file(RENAME ${TARGET}.new ${TARGET})

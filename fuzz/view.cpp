#include "fuzz/view.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, unsigned long size) {
  laguna::fuzz_view({reinterpret_cast<const char*>(bytes), size});
  return 0;
}

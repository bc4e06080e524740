#include "fuzz/record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* bytes, unsigned long size) {
  laguna::fuzz_record({reinterpret_cast<const char*>(bytes), size});
  return 0;
}

#include "server/web_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

#include "server/failure.hpp"

namespace laguna::server {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array<Pair, 17> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view type_of(std::string_view path) {
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

std::shared_ptr<const std::string> read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  auto bytes =
      std::make_shared<std::string>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  if (!file.is_open() || file.bad()) throw Failure(fmt::format("cannot read {}", path.string()));
  return bytes;
}

// FNV-1a: tells versions of a file apart.
std::string tag_of(std::string_view bytes) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211u;
  return fmt::format("{:016x}-{:x}", hash, bytes.size());
}

// The page finds its own way under these.
std::string_view file_of(std::string_view path) {
  const bool page =
      path == "/" || path == "/host" || path.starts_with("/table/") || path.starts_with("/rules/");
  return page ? "/index.html" : path;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

// What stands before a separator; the text goes on after it.
std::string_view cut(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = trimmed(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

bool is_zero(std::string_view weight) {
  return weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == weight.npos;
}

// Accept-Encoding: what is said of a coding, or of all of them.
bool accepts(std::string_view header, std::string_view coding) {
  bool all = false;
  while (!header.empty()) {
    std::string_view item = cut(header, ',');
    const std::string_view name = cut(item, ';');
    const bool wanted = !is_zero(trimmed(item));
    if (name == coding) return wanted;
    if (name == "*") all = wanted;
  }
  return all;
}

// If-None-Match: a list of tags, some of them called weak, or any.
bool names_tag(std::string_view header, std::string_view tag) {
  while (!header.empty()) {
    std::string_view name = cut(header, ',');
    if (name.starts_with("W/")) name.remove_prefix(2);
    if (name == tag || name == "*") return true;
  }
  return false;
}

Response refusal() {
  return {405,
          "application/json",
          std::make_shared<const std::string>(R"({"code":"unknown","reason":"files can only be read"})"),
          {{"Allow", "GET, HEAD"}}};
}

}  // namespace

WebFiles::WebFiles(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::error_code none;
  std::map<std::string, fs::path> found;
  for (auto entry = fs::recursive_directory_iterator(folder, none);
       entry != fs::recursive_directory_iterator(); entry.increment(none))
    if (entry->is_regular_file())
      found[("/" / entry->path().lexically_relative(folder)).generic_string()] = entry->path();

  const auto twin = [&found](const std::string& name, std::string_view ending) -> Bytes {
    const auto file = found.find(name + std::string(ending));
    return file == found.end() ? nullptr : read(file->second);
  };
  for (const auto& [name, path] : found) {
    const bool is_twin =
        (name.ends_with(".br") || name.ends_with(".gz")) && found.contains(name.substr(0, name.size() - 3));
    if (is_twin) continue;
    File file;
    file.plain = read(path);
    file.brotli = twin(name, ".br");
    file.gzip = twin(name, ".gz");
    file.type = type_of(name);
    file.tag = tag_of(*file.plain);
    file.cache = name.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    files_.emplace(name, std::move(file));
  }
}

std::optional<Response> WebFiles::find(const Request& request) const {
  const auto found = files_.find(file_of(request.path));
  if (found == files_.end()) return std::nullopt;
  if (request.method != "GET" && request.method != "HEAD") return refusal();

  const File& file = found->second;
  Bytes bytes = file.plain;
  std::string_view coding;
  if (file.gzip && accepts(request.accept_encoding, "gzip")) bytes = file.gzip, coding = "gzip";
  if (file.brotli && accepts(request.accept_encoding, "br")) bytes = file.brotli, coding = "br";

  // Each way to send a file is another sequence of bytes, and needs a tag of its own.
  const std::string tag = fmt::format("\"{}{}{}\"", file.tag, coding.empty() ? "" : "-", coding);
  Response response{200, file.type, std::move(bytes), {}};
  response.headers = {{"ETag", tag}, {"Cache-Control", file.cache}};
  if (file.gzip || file.brotli) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!coding.empty()) response.headers.emplace_back("Content-Encoding", coding);
  if (names_tag(request.if_none_match, tag)) response.status = 304, response.body = nullptr;
  return response;
}

}  // namespace laguna::server

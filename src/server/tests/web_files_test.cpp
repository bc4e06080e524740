#include "server/web_files.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace laguna::server {
namespace {

namespace fs = std::filesystem;

class WebFilesTest : public testing::Test {
 protected:
  WebFilesTest() : folder_(fs::temp_directory_path() / ("web_files_" + std::to_string(getpid()))) {
    write("index.html", "<html>");
    write("icon.svg", "<svg>");
    write("assets/app.js", "plain");
    write("assets/app.js.br", "brotli");
    write("assets/app.js.gz", "gzip");
    write("alone.gz", "of its own");
  }
  ~WebFilesTest() override { fs::remove_all(folder_); }

  void write(const std::string& name, std::string_view text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }

  std::optional<Response> get(const std::string& path, const std::string& encoding = {},
                              const std::string& tag = {}) const {
    Request request;
    request.method = "GET";
    request.path = path;
    request.accept_encoding = encoding;
    request.if_none_match = tag;
    return WebFiles(folder_).find(request);
  }

  std::string body(const std::string& path, const std::string& encoding = {}) const {
    const auto response = get(path, encoding);
    return response && response->body ? *response->body : "none";
  }

  static std::string header(const std::optional<Response>& response, std::string_view wanted) {
    for (const auto& [name, value] : response->headers)
      if (name == wanted) return value;
    return "";
  }

  fs::path folder_;
};

TEST_F(WebFilesTest, the_page_is_found_under_its_addresses) {
  for (const auto* path : {"/", "/index.html", "/table/abc", "/rules/mille-fiori"})
    EXPECT_EQ(body(path), "<html>");
  EXPECT_EQ(get("/")->type, "text/html; charset=utf-8");
  EXPECT_EQ(get("/icon.svg")->type, "image/svg+xml");
  EXPECT_FALSE(get("/nothing"));
}

TEST_F(WebFilesTest, nothing_outside_the_folder_is_known) {
  write("../web_files_secret", "secret");
  for (const auto* path :
       {"/../web_files_secret", "/assets/../../web_files_secret", "//etc/passwd", "", "index.html"})
    EXPECT_FALSE(get(path)) << path;
  fs::remove(folder_ / "../web_files_secret");
}

TEST_F(WebFilesTest, the_best_way_the_client_understands_is_sent) {
  const std::string app = "/assets/app.js";
  EXPECT_EQ(body(app), "plain");
  EXPECT_EQ(body(app, "gzip, deflate, br"), "brotli");
  EXPECT_EQ(body(app, "gzip"), "gzip");
  EXPECT_EQ(body(app, "br;q=0, gzip;q=0.5"), "gzip");
  EXPECT_EQ(body(app, "br;q=0.0 , *"), "gzip");
  EXPECT_EQ(body(app, "*;q=0"), "plain");
  EXPECT_EQ(body("/icon.svg", "br"), "<svg>");
  EXPECT_EQ(header(get(app, "br"), "Content-Encoding"), "br");
  EXPECT_EQ(header(get(app), "Vary"), "Accept-Encoding");
  EXPECT_EQ(get(app, "br")->type, "text/javascript; charset=utf-8");
}

TEST_F(WebFilesTest, a_twin_is_no_file_of_its_own) {
  EXPECT_FALSE(get("/assets/app.js.br"));
  EXPECT_EQ(body("/alone.gz"), "of its own");
}

TEST_F(WebFilesTest, what_the_client_has_is_not_sent_again) {
  const std::string tag = header(get("/assets/app.js", "br"), "ETag");
  for (const auto& known : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
    const auto response = get("/assets/app.js", "br", known);
    EXPECT_EQ(response->status, 304) << known;
    EXPECT_FALSE(response->body);
  }
  EXPECT_EQ(get("/assets/app.js", "gzip", tag)->status, 200);
  const std::string old = header(get("/"), "ETag");
  write("index.html", "<HTML>");
  EXPECT_EQ(get("/", {}, old)->status, 200);
}

TEST_F(WebFilesTest, assets_are_kept_and_the_page_is_asked_for_again) {
  EXPECT_EQ(header(get("/assets/app.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
}

TEST_F(WebFilesTest, files_can_only_be_read) {
  Request request;
  request.method = "POST";
  request.path = "/";
  EXPECT_EQ(WebFiles(folder_).find(request)->status, 405);
  request.path = "/api/1/tables";
  EXPECT_FALSE(WebFiles(folder_).find(request));
  request.method = "HEAD";
  request.path = "/";
  EXPECT_EQ(WebFiles(folder_).find(request)->status, 200);
}

TEST_F(WebFilesTest, a_folder_that_is_not_there_is_empty) {
  EXPECT_TRUE(WebFiles(folder_ / "nowhere").empty());
  EXPECT_FALSE(WebFiles(folder_).empty());
}

}  // namespace
}  // namespace laguna::server

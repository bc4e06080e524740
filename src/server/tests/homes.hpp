// Where a test keeps its games: in a file, or in PostgreSQL if LAGUNA_TEST_DATABASE says where one is.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

#include "server/store_postgres.hpp"
#include "server/store_sqlite.hpp"

namespace laguna::server {

inline std::string test_database() {
  const char* url = std::getenv("LAGUNA_TEST_DATABASE");
  return url == nullptr ? "" : url;
}

// A part of the database for one test alone, gone with it.
class TestSchema {
 public:
  TestSchema() { postgres::Connection(test_database()).execute("CREATE SCHEMA " + name_); }
  TestSchema(const TestSchema&) = delete;
  ~TestSchema() { postgres::Connection(test_database()).execute("DROP SCHEMA " + name_ + " CASCADE"); }
  std::string url() const {
    const char joint = test_database().find('?') == std::string::npos ? '?' : '&';
    return test_database() + joint + "options=-csearch_path%3D" + name_;
  }

 private:
  const std::string name_ = "test_" + fair::hex(new_secret()).substr(0, 16);
};

// A node whose lease lasts as long as a test takes, unless it is about leases.
inline std::unique_ptr<Membership> test_node(const TestSchema& schema, Host& host,
                                             std::chrono::milliseconds lasting = std::chrono::hours(1),
                                             const std::string& address = "127.0.0.1:9") {
  return std::make_unique<Membership>(
      Membership::Options{.url = schema.url(), .address = address, .lasting = lasting}, host);
}

class TestHome {
 public:
  TestHome(const std::string& file, bool may_be_postgres, Host& host) {
    if (may_be_postgres && !test_database().empty()) {
      schema_ = std::make_unique<TestSchema>();
      node_ = test_node(*schema_, host);
      store_ = std::make_unique<PostgresStore>(*node_);
    } else {
      store_ = std::make_unique<SqliteStore>(file);
    }
  }

  Store& store() { return *store_; }
  // Where it is, if in PostgreSQL.
  std::string url() const { return schema_ ? schema_->url() : ""; }
  Nodes& nodes() { return node_ ? static_cast<Nodes&>(*node_) : alone_; }

 private:
  Alone alone_;
  std::unique_ptr<TestSchema> schema_;
  std::unique_ptr<Membership> node_;
  std::unique_ptr<Store> store_;
};

}  // namespace laguna::server

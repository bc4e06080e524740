// Takes a game's description of something and makes JSON of it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace laguna {

class Fields {
 public:
  explicit Fields(nlohmann::ordered_json& json) : json_(json) {}

  void number(std::string_view key, int value) { put(key, value); }
  void flag(std::string_view key, bool value) { put(key, value); }
  void word(std::string_view key, std::string_view value) { put(key, value); }
  void numbers(std::string_view key, auto&& list) { put(key, listed<int>(list)); }
  void words(std::string_view key, auto&& list) { put(key, listed<std::string_view>(list)); }
  void group(std::string_view key, auto&& fill) {
    auto inner = nlohmann::ordered_json::object();
    fill(Fields(inner));
    put(key, std::move(inner));
  }

 private:
  // Keys come once, so none is looked for.
  void put(std::string_view key, auto&& value) {
    json_.get_ref<nlohmann::ordered_json::object_t&>().emplace_back(std::string(key), value);
  }
  template <class Item>
  static nlohmann::ordered_json listed(auto&& list) {
    auto items = nlohmann::ordered_json::array();
    list([&](const Item& item) { items.push_back(item); });
    return items;
  }

  nlohmann::ordered_json& json_;
};

}  // namespace laguna

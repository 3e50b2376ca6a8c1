import { expect, it } from "vitest";
import { chipsOf } from "./filter-chips";
import { countChoices, WHOLE_LIST } from "./list-state";
import { listSearch, readListState } from "./list-url";

const ADDRESS =
  "?search=day+night&price=50-150&material=aluminum&color=gray&room=living-room&feature=motorized&easy=one-handed";

it("labels every choice in British English", () => {
  expect(chipsOf(readListState(ADDRESS)).map(({ label }) => label)).toEqual([
    "“day night”",
    "£50–£150",
    "Aluminium",
    "Grey",
    "Living room",
    "Motorised",
    "One-handed",
  ]);
  expect(countChoices(readListState(ADDRESS))).toBe(7);
});

it("removes its own choice only", () => {
  const rests = chipsOf(readListState(ADDRESS)).map(({ rest }) => listSearch("", rest));
  const parts = ADDRESS.slice(1).split("&");
  expect(rests).toEqual(parts.map((part) => `?${parts.filter((other) => other !== part).join("&")}`));
});

it.each([
  ["0-150", "Up to £150"],
  ["50-500", "£50 and over"],
])("labels the open range %s as %s", (price, label) => {
  expect(chipsOf(readListState(`?price=${price}`)).map((chip) => chip.label)).toEqual([label]);
});

it("is empty for an unfiltered list", () => {
  expect(chipsOf(WHOLE_LIST)).toEqual([]);
});

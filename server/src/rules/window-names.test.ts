import { expect, it } from "vitest";
import { windowNamesForm } from "./window-names-form.js";
import { LONGEST_WINDOW_NAME, shownWindowName } from "./window-names.js";

it.each([
  [
    { roomName: " Bedroom ", windowName: "left" },
    { roomName: "Bedroom", windowName: "left" },
  ],
  [
    { roomName: "", windowName: "  " },
    { roomName: null, windowName: null },
  ],
  [{ roomName: null }, { roomName: null }],
  [{}, {}],
  [{ windowName: "é".repeat(LONGEST_WINDOW_NAME) }, { windowName: "é".repeat(LONGEST_WINDOW_NAME) }],
])("takes %j as %j", (typed, names) => {
  expect(windowNamesForm.parse(typed)).toEqual(names);
});

it.each([
  ["x".repeat(LONGEST_WINDOW_NAME + 1), "Room must be at most 40 characters"],
  ["www.example.com", "Room must not contain a web address"],
  ["a\nb", "Room contains a character that can't be used"],
  ["a\u202Eb", "Room contains a character that can't be used"],
  ["\u2800", "Room needs a letter or a figure"],
  [7, "Room must be text"],
])("refuses %j", (roomName, message) => {
  expect(windowNamesForm.safeParse({ roomName }).error?.issues).toMatchObject([{ path: ["roomName"], message }]);
});

it.each([
  ["Bedroom", "left", "Bedroom, left"],
  ["Bedroom", null, "Bedroom"],
  [null, "left", "left"],
  [null, null, undefined],
])("shows %j and %j as %j", (roomName, windowName, shown) => {
  expect(shownWindowName({ roomName, windowName })).toBe(shown);
});

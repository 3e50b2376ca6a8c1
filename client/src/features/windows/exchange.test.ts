import { expect, it } from "vitest";
import { afterExchange, isAnotherProject, oneByOne } from "./exchange";
import { NOTHING_HELD } from "./held-windows";

it("sends rooms before the windows that come to stand in them, and rooms that go after the windows that leave them", () => {
  const parts = oneByOne({
    rooms: [
      { key: "old", expectedVersion: 1, isRemoved: true },
      { key: "new", expectedVersion: 0, name: "Hall" },
    ],
    windows: [{ key: "left", expectedVersion: 1, roomKey: null }],
  });
  const keys = parts.map(({ rooms = [], windows = [] }) => [...rooms, ...windows].map(({ key }) => key));
  expect(keys).toEqual([["new"], ["left"], ["old"]]);
});

it("knows a project by its id from the first answer on", () => {
  const project = { __typename: "Project" as const, id: "p1", version: 1, rooms: [], windows: [] };
  expect(isAnotherProject(NOTHING_HELD, project)).toBe(false);
  const held = afterExchange(NOTHING_HELD, project);
  expect(isAnotherProject(held, { ...project, version: 2 })).toBe(false);
  expect(isAnotherProject(held, { ...project, id: "p2" })).toBe(true);
  expect(isAnotherProject(held, { ...project, id: "none", version: 0 })).toBe(true);
});

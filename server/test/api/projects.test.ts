import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCustomer } from "../builders/account.js";
import { aNewWindow, readProject, saved, saveProject } from "../builders/project.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("a project", () => {
  it("is empty without a session, and reading it starts none", async () => {
    const visitor = shop().visitor();
    expect(await readProject(visitor)).toMatchObject({ version: 0, rooms: [], windows: [] });
    expect(visitor.cookie).toBeUndefined();
  });

  it("keeps rooms and windows under the keys of the device, in the order of their making", async () => {
    const visitor = shop().visitor();
    const room = { key: randomUUID(), name: "  Kitchen " };
    const bay = aNewWindow({
      ...{
        name: "bay",
        kind: "BAY",
        roomKey: room.key,
        heightFromFloorMm: 2300,
        substrate: "MASONRY",
        opening: "FIXED",
      },
      bayParts: [{ width: 20.5, angle: 135 }, { width: 40, angle: 135 }, { width: 20.5 }],
    });
    const roof = aNewWindow({ name: "roof", kind: "ROOF", roofWindow: "VELUX M04", obstructions: " " });
    const project = await saved(visitor, { rooms: [room], windows: [bay, roof] });
    expect(project.rooms).toMatchObject([{ key: room.key, name: "Kitchen", version: 1 }]);
    expect(project.windows).toMatchObject([
      {
        ...bay,
        version: 1,
        bayParts: [
          { width: 20.5, angle: 135 },
          { width: 40, angle: 135 },
          { width: 20.5, angle: null },
        ],
      },
      { ...roof, obstructions: null, version: 1, roomKey: null, depth: null },
    ]);
    expect(await readProject(visitor)).toEqual(project);
  });

  it("changes nothing by the same changes once more", async () => {
    const visitor = shop().visitor();
    const input = { windows: [aNewWindow({ depth: 3 })] };
    const once = await saved(visitor, input);
    expect((await saved(visitor, input)).windows).toEqual(once.windows);
  });

  it("takes a figure back by null, and leaves what was not sent", async () => {
    const visitor = shop().visitor();
    const window = aNewWindow({ depth: 3 });
    await saved(visitor, { windows: [window] });
    const { windows } = await saved(visitor, { windows: [{ key: window.key, expectedVersion: 1, depth: null }] });
    expect(windows).toMatchObject([{ version: 2, depth: null, widthTop: 40, name: "left" }]);
  });

  it("is the account's on each of its devices, and nobody else's", async () => {
    const { visitor, account } = await aCustomer(shop());
    const window = aNewWindow();
    await saved(visitor, { windows: [window] });
    const { visitor: device } = await aCustomer(shop(), account);
    expect((await readProject(device)).windows).toMatchObject([{ key: window.key }]);
    const stranger = shop().visitor();
    expect((await readProject(stranger)).windows).toEqual([]);
    await saved(stranger, { windows: [{ ...window, name: "theirs" }] });
    const { data } = await saveProject(shop().visitor(), {
      windows: [{ key: window.key, expectedVersion: 1, name: "mine" }],
    });
    expect(data?.saveProject.conflicts).toMatchObject([{ reason: "GONE", version: null }]);
    expect((await readProject(visitor)).windows).toMatchObject([{ name: "left", version: 1 }]);
  });
});

it("takes as many statements for sixty windows as for one, and one to read them", async () => {
  const few = shop().visitor();
  const many = shop().visitor();
  for (const visitor of [few, many]) await saved(visitor, { windows: [aNewWindow()] });
  const one = await saveProject(few, { windows: [aNewWindow()] });
  const rest = await saveProject(many, { windows: Array.from({ length: 59 }, () => aNewWindow()) });
  expect(await shop().statements(rest.requestId)).toBe(await shop().statements(one.requestId));
  const read = await many.graphql("{ project { windows { key } } }");
  expect(await shop().statements(read.requestId)).toBe(2); // the other is the session's
});

describe("two devices", () => {
  it("may change different fields of a window, and are told of the same", async () => {
    const { visitor: phone, account } = await aCustomer(shop());
    const { visitor: laptop } = await aCustomer(shop(), account);
    const { key } = aNewWindow();
    await saved(phone, { windows: [aNewWindow({ key })] });
    await saved(phone, { windows: [{ key, expectedVersion: 1, widthTop: 41, depth: 3 }] });
    const { data } = await saveProject(laptop, {
      windows: [{ key, expectedVersion: 1, widthTop: 42, obstructions: "Tiles" }],
    });
    expect(data?.saveProject.project?.windows).toMatchObject([
      { version: 3, widthTop: 41, depth: 3, obstructions: "Tiles" },
    ]);
    expect(data?.saveProject.conflicts).toEqual([
      { subject: "WINDOW", key, reason: "FIELDS", version: 3, fields: [{ field: "widthTop", sent: "42", kept: "41" }] },
    ]);
    const decided = await saved(laptop, { windows: [{ key, expectedVersion: 3, widthTop: 42 }] });
    expect(decided.windows).toMatchObject([{ version: 4, widthTop: 42 }]);
  });

  it("are told that a window was removed, and may bring it back", async () => {
    const { visitor: phone, account } = await aCustomer(shop());
    const { visitor: laptop } = await aCustomer(shop(), account);
    const window = aNewWindow();
    await saved(phone, { windows: [window] });
    const removed = await saved(phone, { windows: [{ key: window.key, expectedVersion: 1, isRemoved: true }] });
    expect(removed.windows).toEqual([]);
    const late = await saveProject(laptop, { windows: [{ key: window.key, expectedVersion: 1, depth: 4 }] });
    expect(late.data?.saveProject.conflicts).toMatchObject([{ reason: "REMOVED", version: 2 }]);
    const back = await saved(laptop, { windows: [{ key: window.key, expectedVersion: 2, depth: 4 }] });
    expect(back.windows).toMatchObject([{ key: window.key, version: 3, depth: 4, widthTop: 40 }]);
  });

  it("that send at once both get through", async () => {
    const { visitor: phone, account } = await aCustomer(shop());
    const { visitor: laptop } = await aCustomer(shop(), account);
    await Promise.all([phone, laptop].map((device) => saved(device, { windows: [aNewWindow(), aNewWindow()] })));
    expect((await readProject(phone)).windows).toHaveLength(4);
  });
});

it("a room with windows in it stays, and an empty one goes", async () => {
  const visitor = shop().visitor();
  const room = { key: randomUUID(), name: "Hall" };
  const window = aNewWindow({ roomKey: room.key });
  await saved(visitor, { rooms: [room], windows: [window] });
  const removal = { key: room.key, expectedVersion: 1, isRemoved: true };
  const { data } = await saveProject(visitor, { rooms: [removal] });
  expect(data?.saveProject).toMatchObject({
    project: { rooms: [{ key: room.key }] },
    conflicts: [{ subject: "ROOM", reason: "IN_USE" }],
  });
  const [kept] = data?.saveProject.project?.rooms ?? [];
  const after = await saved(visitor, {
    rooms: [{ ...removal, expectedVersion: kept?.version }],
    windows: [{ key: window.key, expectedVersion: 1, isRemoved: true }],
  });
  expect(after).toMatchObject({ rooms: [], windows: [] });
});

describe("is refused with a sentence by its path, and nothing is kept", () => {
  it.each<[string, object, string, string]>([
    ["a window without a name", { name: undefined }, "windows.1.name", "Give the window a name, such as left."],
    ["a window without a kind", { kind: undefined }, "windows.1.kind", "Say what kind of window it is."],
    [
      "a web address for a name",
      { name: "www.example.com" },
      "windows.1.name",
      "Window must not contain a web address",
    ],
    ["a key that is no UUID", { key: "1" }, "windows.1.key", "The key is a UUID, made by the device."],
    [
      "an unknown room",
      { roomKey: randomUUID() },
      "windows.1.roomKey",
      "This window’s room is not kept. Please choose another room.",
    ],
    ["a bay in one part", { bayParts: [{ width: 9 }] }, "windows.1.bayParts", "A bay has 2 to 7 parts"],
    [
      "a height from the floor in cm",
      { heightFromFloorMm: 230 },
      "windows.1.heightFromFloorMm",
      "The height from the floor is 300 to 5000 whole millimetres",
    ],
    ["a code that nobody knows", { roofWindow: "VELUX X99" }, "windows.1.roofWindow", "X99"],
    [
      "a control character",
      { obstructions: "a\u0007b" },
      "windows.1.obstructions",
      "contains a character that can't be used",
    ],
  ])("%s", async (_case, changes, path, sentence) => {
    const visitor = shop().visitor();
    const { data } = await saveProject(visitor, {
      windows: [aNewWindow(), aNewWindow(changes as Record<string, unknown>)],
    });
    expect(data?.saveProject.errors).toEqual([
      { code: "BAD_USER_INPUT", message: expect.stringContaining(sentence), field: path.split(".") },
    ]);
    expect((await readProject(visitor)).windows).toEqual([]);
  });

  it("the 61st window and the 21st room", async () => {
    const visitor = shop().visitor();
    const windows = Array.from({ length: 60 }, () => aNewWindow());
    await saved(visitor, { windows });
    const more = await saveProject(visitor, { windows: [aNewWindow()] });
    expect(more.data?.saveProject.errors).toMatchObject([
      { code: "LIMIT_EXCEEDED", message: expect.stringContaining("60 windows") },
    ]);
    const rooms = Array.from({ length: 21 }, (_, place) => ({ key: randomUUID(), name: `Room ${place}` }));
    const { data } = await saveProject(visitor, { rooms });
    expect(data?.saveProject.errors).toMatchObject([
      { code: "LIMIT_EXCEEDED", message: expect.stringContaining("20 rooms") },
    ]);
  });

  it("the 1001st that is kept, with those that were removed, while the others can still be changed", async () => {
    const visitor = shop().visitor();
    const window = aNewWindow();
    const { windows } = await saved(visitor, { windows: [window] });
    await shop().database.query(
      `INSERT INTO project_window (project_id, key, name, kind, removed_at)
        SELECT project_id, gen_random_uuid(), 'old', 'CASEMENT', now() FROM project_window, generate_series(1, 999)
        WHERE key = $1`,
      [window.key],
    );
    const more = await saveProject(visitor, { windows: [aNewWindow()] });
    expect(more.data?.saveProject.errors).toMatchObject([
      { code: "LIMIT_EXCEEDED", message: expect.stringContaining("So many rooms and windows were removed") },
    ]);
    const after = await saved(visitor, { windows: [{ key: window.key, expectedVersion: 1, depth: 3 }] });
    expect(after.windows).toMatchObject([{ id: windows[0]?.id, depth: 3 }]);
  });
});

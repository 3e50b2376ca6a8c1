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

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ProjectService } from "../../src/projects/project.service.js";
import { aCustomer, signIn } from "../builders/account.js";
import { aNewWindow, readProject, saved, saveProject } from "../builders/project.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it("a guest's windows follow the account, beside its own and in rooms of the same name", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  const kitchen = { key: randomUUID(), name: "Kitchen" };
  const own = aNewWindow({ roomKey: kitchen.key, name: "own" });
  await saved(device, { rooms: [kitchen], windows: [own] });

  const guest = shop().visitor();
  const rooms = ["kitchen", "Hall"].map((name) => ({ key: randomUUID(), name }));
  const windows = rooms.map(({ key, name }) => aNewWindow({ roomKey: key, name }));
  const before = await saved(guest, { rooms, windows });
  await signIn(guest, account.email);

  const after = await readProject(guest);
  expect(after.rooms.map(({ key, name }) => [key, name])).toEqual([
    [kitchen.key, "Kitchen"],
    [rooms[1]?.key, "Hall"],
  ]);
  expect(after.windows).toMatchObject([
    { key: own.key, roomKey: kitchen.key },
    { key: windows[0]?.key, roomKey: kitchen.key, id: before.windows[0]?.id },
    { key: windows[1]?.key, roomKey: rooms[1]?.key },
  ]);
  expect(await readProject(device)).toEqual(after);
});

it("a window that both have stays one where nothing contradicts, and two otherwise", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  const [same, other, gone] = [aNewWindow({ depth: null }), aNewWindow(), aNewWindow()];
  await saved(device, { windows: [same, other, gone] });
  await saved(device, { windows: [{ key: gone.key, expectedVersion: 1, isRemoved: true }] });
  const guest = shop().visitor();
  await saved(guest, { windows: [{ ...same, depth: 3 }, { ...other, widthTop: 44 }, gone] });
  await signIn(guest, account.email);
  const { windows } = await readProject(guest);
  expect(windows.map(({ widthTop, depth }) => [widthTop, depth])).toEqual([
    [40, 3],
    [40, null],
    [44, null],
    [40, null],
  ]);
  expect(new Set(windows.map(({ key }) => key)).size).toBe(4);
});

it("a change that comes to the guest's project after the sign-in is refused, so that the tab sends it to the account's", async () => {
  const { account } = await aCustomer(shop());
  const guest = shop().visitor();
  await saved(guest, { windows: [aNewWindow()] });
  const [{ visitor_id: guestId }] = await shop().database.query(
    "SELECT visitor_id FROM project ORDER BY created_at DESC LIMIT 1",
  );
  await signIn(guest, account.email);
  const late = new ProjectService(shop().database).save(
    { require: async () => guestId, signedIn: async () => undefined },
    { rooms: [], windows: [aNewWindow() as never] },
  );
  await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
});

it("a repeated sign-in, and one without windows, changes nothing", async () => {
  const { visitor, account } = await aCustomer(shop());
  await saved(visitor, { windows: [aNewWindow()] });
  const before = await readProject(visitor);
  await signIn(visitor, account.email);
  await signIn(shop().visitor(), account.email);
  expect(await readProject(visitor)).toEqual(before);
  const { data } = await saveProject(visitor, { windows: [aNewWindow()] });
  expect(data?.saveProject.project?.windows).toHaveLength(2);
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aCustomer, PASSWORD } from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { aNewWindow, saved } from "../builders/project.js";
import { chosenOptions } from "../builders/window-option.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);
const OPTIONS = [{ product: "Roller Blinds", width: 36, height: 48, color: "White", isChosen: true }];
const count = async (table: string): Promise<number> =>
  (await query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

it("rooms and windows are in the download of an account, and go with it", async () => {
  const { visitor } = await aCustomer(shop());
  const room = { key: randomUUID(), name: "Hall" };
  const window = aNewWindow({ roomKey: room.key, obstructions: "Tiles" });
  await saved(visitor, { rooms: [room], windows: [window] });
  await chosenOptions(visitor, window.key);
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "").project).toMatchObject({
    rooms: [room],
    windows: [
      { name: "left", kind: "CASEMENT", widthTop: 40, roomKey: room.key, obstructions: "Tiles", options: OPTIONS },
    ],
  });
  const tables = ["project_window", "window_option"];
  const before = await Promise.all(tables.map(count));
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await Promise.all(tables.map(count))).toEqual(before.map((rows) => rows - 1));
});

it("a guest's go once the session is over, an account's stay, and removed ones are forgotten after 90 days", async () => {
  const guest = shop().visitor();
  const { visitor } = await aCustomer(shop());
  const [left, gone] = [aNewWindow(), aNewWindow()];
  const room = { key: randomUUID(), name: "Hall" };
  await saved(guest, { windows: [aNewWindow()] });
  await saved(visitor, { rooms: [room], windows: [left, { ...gone, roomKey: room.key }] });
  await saved(visitor, {
    rooms: [{ key: room.key, expectedVersion: 1, isRemoved: true }],
    windows: [{ key: gone.key, expectedVersion: 1, isRemoved: true }],
  });
  const keys = async () => (await query("SELECT key FROM project_window")).map(({ key }: { key: string }) => key);
  await query("UPDATE project SET updated_at = now() - interval '31 days'");
  await removeEnded(shop(), "project");
  expect(await count("project")).toBe(2); // the guest's session is still there

  await query("DELETE FROM session WHERE sess->>'accountId' IS NULL");
  await removeEnded(shop(), "project");
  expect((await keys()).toSorted()).toEqual([left.key, gone.key].toSorted());

  await query("UPDATE project_window SET removed_at = removed_at - interval '91 days'");
  await query("UPDATE project_room SET removed_at = removed_at - interval '91 days'");
  await removeEnded(shop(), "project_window");
  await removeEnded(shop(), "project_room");
  expect([await keys(), await count("project_room")]).toEqual([[left.key], 0]);
});

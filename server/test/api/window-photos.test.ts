import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { readSettings } from "../../src/settings.js";
import { aCustomer, PASSWORD, signIn } from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { bytesOfUrl } from "../builders/order-problem.js";
import { aBomb, aHeic, aJpeg, aPhonePhoto } from "../builders/pictures.js";
import { aNewWindow, saved, saveProject } from "../builders/project.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "window-photos": 2 } } });

const sendPhoto = (visitor: TestVisitor, bytes: Buffer) =>
  visitor.send("POST", "/api/window-photos", new Uint8Array(bytes), { "content-type": "image/jpeg" });

type Sent = { id: string; preview: string };
const aPhoto = async (visitor: TestVisitor, bytes?: Buffer): Promise<Sent> =>
  (await (await sendPhoto(visitor, bytes ?? (await aJpeg(90, 60)))).json()) as Sent;

type Photo = { id: string; width: number; height: number; preview: string } | null;
const photosOf = async (visitor: TestVisitor): Promise<Photo[]> => {
  const { data } = await visitor.graphql<{ project: { windows: { photo: Photo }[] } }>(
    "{ project { windows { photo { id width height preview } } } }",
  );
  return data.project.windows.map(({ photo }) => photo);
};
const wholePhoto = async (visitor: TestVisitor, id: string): Promise<string | null> =>
  (await visitor.graphql<{ windowPhoto: string | null }>("query ($id: ID!) { windowPhoto(id: $id) }", { id })).data
    .windowPhoto;
const photoCount = async (): Promise<number> =>
  (await shop().database.query("SELECT count(*)::int AS count FROM window_photo"))[0].count;

/** A JPEG with a comment, which stands before its pixels. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, "latin1"), jpeg.subarray(2)]);
}

describe("a photo of a window", () => {
  it("is kept anew: smaller, upright, and without place, maker and author", async () => {
    const visitor = shop().visitor();
    const response = await sendPhoto(visitor, await aPhonePhoto(4000, 3000));
    expect([response.status, response.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
    const { id, preview } = (await response.json()) as Sent;
    await saved(visitor, { windows: [aNewWindow({ photoId: id })] });
    expect(await photosOf(visitor)).toEqual([{ id, width: 1600, height: 2133, preview }]);
    const picture = bytesOfUrl((await wholePhoto(visitor, id)) ?? "");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 2133 });
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    expect(picture.includes("Secret Phone")).toBe(false);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "This file is no picture"],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "This file is no picture"],
    ["a page within a JPEG", async () => Buffer.concat([await aJpeg(40, 30), Buffer.from("<script >")]), "holds more"],
    [
      "a script within its comment",
      async () => withComment(await aJpeg(40, 30), "<script>alert(1)</script>"),
      "holds more",
    ],
    ["a script that begins as a GIF", () => Buffer.from("GIF89a=1;alert(1)//"), "This file is no picture"],
    ["a bomb", () => aBomb(), "megapixels"],
    ["a HEIC", () => aHeic(), "HEIC"],
    ["50 MB", () => Buffer.alloc(50 * 1024 * 1024), "larger than 15 MB"],
  ])("is not %s: that is refused with a sentence, and starts no session", async (_case, make, sentence) => {
    const visitor = shop().visitor();
    const before = await photoCount();
    const response = await sendPhoto(visitor, await make());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
    expect(visitor.cookie).toBeUndefined();
    expect(await photoCount()).toBe(before);
  });

  it.each<[string, (jpeg: Buffer) => Buffer]>([
    [
      "a ZIP behind its pixels",
      (jpeg) => Buffer.concat([jpeg, Buffer.from("PK\x03\x04 hidden.exe PK\x05\x06", "latin1")]),
    ],
    ["a PDF within its comment", (jpeg) => withComment(jpeg, "%PDF-1.7 hidden.exe %%EOF")],
  ])("that is also %s is cleaned of that", async (_case, hide) => {
    const visitor = shop().visitor();
    const { id, preview } = await aPhoto(visitor, hide(await aJpeg(90, 60)));
    for (const url of [preview, await wholePhoto(visitor, id)]) {
      const picture = bytesOfUrl(url ?? "");
      expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 90, height: 60 });
      expect(picture.includes("hidden.exe")).toBe(false);
    }
  });

  it("is not taken too often", async () => {
    const visitor = strictShop().visitor();
    const statuses = [];
    for (let photo = 0; photo < 3; photo += 1) statuses.push((await sendPhoto(visitor, await aJpeg(40, 30))).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it("is nobody else's to see or to name, nor by REST", async () => {
    const visitor = shop().visitor();
    const { id } = await aPhoto(visitor);
    await saved(visitor, { windows: [aNewWindow({ photoId: id })] });
    const stranger = (await aCustomer(shop())).visitor;
    expect(await wholePhoto(stranger, id)).toBeNull();
    expect(await wholePhoto(shop().visitor(), id)).toBeNull();
    const { data } = await saveProject(stranger, { windows: [aNewWindow({ photoId: id })] });
    expect(data?.saveProject.errors).toMatchObject([{ code: "BAD_USER_INPUT", field: ["windows", "0", "photoId"] }]);
    expect(await photosOf(stranger)).toEqual([]);
    expect((await visitor.send("GET", `/api/window-photos/${keyOf("WindowPhoto", id)}`)).status).toBe(404);
  });

  it("follows the account with its window, and both values of a conflict are ids", async () => {
    const { account } = await aCustomer(shop());
    const guest = shop().visitor();
    const [one, other] = [await aPhoto(guest), await aPhoto(guest)];
    const window = aNewWindow({ photoId: one.id });
    await saved(guest, { windows: [window] });
    await signIn(guest, account.email);
    expect(await photosOf(guest)).toMatchObject([{ id: one.id }]);
    expect(await wholePhoto(guest, one.id)).toContain("data:image/jpeg;base64,");
    const { data } = await saveProject(guest, { windows: [{ ...window, photoId: other.id }] });
    expect(data?.saveProject.conflicts).toMatchObject([
      { fields: [{ field: "photoId", sent: JSON.stringify(other.id), kept: JSON.stringify(one.id) }] },
    ]);
  });

  it("goes a day after its window no longer has it, and with the account", async () => {
    const { visitor } = await aCustomer(shop());
    const window = aNewWindow({ photoId: (await aPhoto(visitor)).id });
    await saved(visitor, { windows: [window] });
    await shop().database.query("UPDATE window_photo SET uploaded_at = uploaded_at - interval '25 hours'");
    await removeEnded(shop(), "window_photo");
    expect(await photosOf(visitor)).toMatchObject([{ width: 90, height: 60 }]);
    const loose = await photoCount();
    await saved(visitor, { windows: [{ key: window.key, expectedVersion: 1, photoId: null }] });
    expect(await removeEnded(shop(), "window_photo")).toBe(1);
    expect(await photoCount()).toBe(loose - 1);
    await aPhoto(visitor);
    await mutate(visitor, "deleteAccount", { password: PASSWORD });
    expect(await photoCount()).toBe(loose - 1);
  });
});

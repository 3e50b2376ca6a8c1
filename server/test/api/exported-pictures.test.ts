import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportPictures } from "../../src/catalogue/uploaded-pictures/export-pictures.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aJpeg } from "../builders/pictures.js";
import { actOnDraft } from "../builders/product-drafts.js";
import { described, publicPathOf, uploadPicture, type StaffPicture } from "../builders/staff-pictures.js";
import { actOnProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
const images = path.join(folder, "images");
const pictureFolder = path.resolve(import.meta.dirname, "../../../client/public/images");
const OWN = readdirSync(pictureFolder).length;
/** Three widths in two formats. */
const FILES_OF_UPLOAD = 6;
afterAll(() => rmSync(folder, { recursive: true }));

/** Output and exit code of the command. */
async function run(...words: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const context = { database: shop().database, pictureFolder, close: async () => {} };
  const code = await exportPictures(
    words,
    async () => context,
    (line) => lines.push(line),
  );
  return [code, lines.join("\n")];
}

const done = (uploaded: number, written: number, removed: number) => [
  0,
  `Pictures in ${images}: ${OWN} files of the shop, ${uploaded} of uploads; ${written} written, ${removed} removed.`,
];
const fileOf = (address: string) => path.join(folder, address);

let client: StaffClient;
let shown: StaffPicture;
let drafted: StaffPicture;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
  ({ picture: shown } = await uploadPicture(shop(), client, "roman-blinds", await aJpeg(1600, 1200)));
  ({ picture: drafted } = await uploadPicture(shop(), client, "roller-blinds", await aJpeg(1601, 1200)));
  await actOnProduct(shop(), client, "updateProduct", "roman-blinds", { pictures: [described(shown)] });
  await actOnDraft(shop(), client, "saveProductDraft", "roller-blinds", { pictures: [described(drafted)] });
});

describe("npm run pictures", () => {
  it("writes the shop's own pictures and those of staff that are published, byte by byte", async () => {
    expect(await run(folder)).toEqual(done(FILES_OF_UPLOAD, OWN + FILES_OF_UPLOAD, 0));
    expect(readdirSync(images)).toHaveLength(OWN + FILES_OF_UPLOAD);
    for (const address of [
      publicPathOf(shown),
      "/images/roller_blinds-480.avif",
      "/images/roller_blinds-mask-800.webp",
    ]) {
      const served = Buffer.from(await (await fetch(shop().url + address)).arrayBuffer());
      expect(
        createHash("sha256")
          .update(readFileSync(fileOf(address)))
          .digest("hex"),
      ).toBe(createHash("sha256").update(served).digest("hex"));
    }
  });

  it("leaves out what only staff see, and everything that is not of the catalogue", () => {
    expect(existsSync(fileOf(publicPathOf(drafted)))).toBe(false);
    expect(readdirSync(folder)).toEqual(["images"]);
  });

  it("writes nothing anew, except what was broken off or is another picture", async () => {
    const untouched = fileOf("/images/roller_blinds-1200.webp");
    const before = statSync(untouched).mtimeMs;
    expect(await run(folder)).toEqual(done(FILES_OF_UPLOAD, 0, 0));
    writeFileSync(fileOf(publicPathOf(shown)), "half");
    writeFileSync(fileOf("/images/roller_blinds-480.avif"), "another");
    expect(await run(folder)).toEqual(done(FILES_OF_UPLOAD, 2, 0));
    expect(statSync(untouched).mtimeMs).toBe(before);
    expect(readFileSync(fileOf(publicPathOf(shown))).length).toBeGreaterThan(4);
  });

  it("removes pictures that are not shown any more, and no other files", async () => {
    for (const name of ["index.html", "notes-2026.txt", "old_blinds-800.webp"])
      writeFileSync(path.join(images, name), "");
    await shop().database.query("UPDATE picture_upload SET published_at = NULL");
    expect(await run(folder)).toEqual(done(0, 0, FILES_OF_UPLOAD + 1));
    expect(readdirSync(images)).toHaveLength(OWN + 2);
    expect(existsSync(fileOf(publicPathOf(shown)))).toBe(false);
  });

  it("does not write among the shop's own pictures", async () => {
    expect(await run(path.dirname(pictureFolder))).toEqual([1, expect.stringContaining("name another folder")]);
  });

  it.each([[[]], [["--help"]], [["a", "b"]]])("says how it is used: %j", async (words) => {
    expect(await run(...words)).toEqual([1, expect.stringContaining("npm run pictures -- /srv/pictures")]);
  });
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { readSettings } from "../../src/settings.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import {
  aPhoto,
  aProblem,
  aReport,
  aSentOrder,
  bytesOfUrl,
  readProblems,
  report,
  sendPhoto,
} from "../builders/order-problem.js";
import { aBomb, aHeic, aJpeg, anAvif, aPhonePhoto, aPng, aWebp } from "../builders/pictures.js";
import { aMember, aSignedInMember, StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "problem-photos": 2 } } });

const photoCount = async (): Promise<number> =>
  (await shop().database.query("SELECT count(*)::int AS count FROM order_problem_photo"))[0].count;

/** Keys of all photos of a problem, as staff name them. */
const keysOf = ({ photos }: { photos: { id: string }[] }) => photos.map(({ id }) => keyOf("OrderProblemPhoto", id));

const getPhoto = ({ cookie }: { cookie: string | undefined }, key: string) =>
  fetch(`${shop().url}/admin/problem-photos/${key}`, { headers: cookie === undefined ? {} : { cookie } });

describe("a photo", () => {
  it("is kept anew: smaller, upright, and without place, maker and author", async () => {
    const visitor = shop().visitor();
    const response = await sendPhoto(visitor, await aPhonePhoto(4000, 3000));
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const { id, preview } = (await response.json()) as { id: string; preview: string };
    const stored = await shop().database.query("SELECT * FROM order_problem_photo WHERE id = $1", [
      keyOf("OrderProblemPhoto", id),
    ]);
    const [{ picture, width, height }] = stored;
    expect([width, height]).toEqual([1600, 2133]);
    const { exif, orientation, format } = await sharp(picture).metadata();
    expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: "jpeg" });
    expect(picture.includes("Secret Phone")).toBe(false);
    expect(await sharp(bytesOfUrl(preview)).metadata()).toMatchObject({ format: "jpeg", width: 480, height: 640 });
  });

  it.each([
    ["a PNG", () => aPng(300, 200)],
    ["a WebP", () => aWebp(300, 200)],
    ["an AVIF", () => anAvif(300, 200)],
  ])("may be %s, whatever it says of itself", async (_kind, make) => {
    const response = await sendPhoto(shop().visitor(), await make(), "text/html");
    expect(response.status).toBe(201);
    const { preview } = (await response.json()) as { preview: string };
    expect(await sharp(bytesOfUrl(preview)).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["nothing", () => Buffer.alloc(0), "This file is empty."],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "This file is no picture"],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "This file is no picture"],
    ["a page within a JPEG", async () => Buffer.concat([await aJpeg(40, 30), Buffer.from("<script >")]), "holds more"],
    ["a bomb", () => aBomb(), "megapixels"],
    ["half a JPEG", async () => (await aJpeg()).subarray(0, 4000), "damaged"],
    ["a HEIC", () => aHeic(), "HEIC"],
    ["too many bytes", () => Buffer.alloc(15 * 1024 * 1024 + 1), "larger than 15 MB"],
  ])("is not %s: that is refused with a sentence, and starts no session", async (_case, make, sentence) => {
    const visitor = shop().visitor();
    const before = await photoCount();
    const response = await sendPhoto(visitor, await make());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
    expect(visitor.cookie).toBeUndefined();
    expect(await photoCount()).toBe(before);
  });

  it("is taken from no page of another site, and not too often", async () => {
    const foreign = strictShop().visitor();
    foreign.headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await sendPhoto(foreign, await aJpeg(40, 30))).status).toBe(403);
    const visitor = strictShop().visitor();
    const statuses = [];
    for (let photo = 0; photo < 3; photo += 1) statuses.push((await sendPhoto(visitor, await aJpeg(40, 30))).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it("comes by POST alone", async () => {
    const response = await shop().visitor().send("GET", "/api/problem-photos");
    expect([response.status, response.headers.get("allow")]).toEqual([405, expect.stringContaining("POST")]);
  });
});

describe("a report", () => {
  it("has its photos in their order, for whom the order is shown", async () => {
    const order = await aSentOrder(shop());
    const photoIds = [
      await aPhoto(order.visitor, await aJpeg(80, 60)),
      await aPhoto(order.visitor, await aPng(60, 80)),
    ];
    const problem = await aProblem(order, { photoIds });
    expect(problem.photos).toMatchObject([
      { id: photoIds[0], width: 80, height: 60, preview: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/) },
      { id: photoIds[1], width: 60, height: 80 },
    ]);
    const { data } = await readProblems(shop().visitor(), order.number, order.email);
    expect(data?.orderProblems[0]?.photos).toEqual(problem.photos);
  });

  it("takes six", async () => {
    const order = await aSentOrder(shop());
    const photoIds = [];
    for (let photo = 0; photo < 7; photo += 1) photoIds.push(await aPhoto(order.visitor));
    const { errors } = await report(order.visitor, aReport(order.number, { photoIds }));
    expect(errors).toMatchObject([{ message: "At most 6 photos", extensions: { code: "BAD_USER_INPUT" } }]);
    expect((await aProblem(order, { photoIds: photoIds.slice(1) })).photos).toHaveLength(6);
  });

  it("takes none of another visitor, none twice, and none of another report", async () => {
    const order = await aSentOrder(shop());
    const theirs = await aPhoto(shop().visitor());
    const own = await aPhoto(order.visitor);
    const used = await aPhoto(order.visitor);
    await aProblem(order, { photoIds: [used] });
    for (const photoIds of [[theirs], [own, own], [own, used], [own, theirs]]) {
      const { errors } = await report(order.visitor, aReport(order.number, { photoIds }));
      expect(errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT", fields: { photoIds: expect.any(String) } } },
      ]);
    }
    expect((await readProblems(order.visitor, order.number)).data?.orderProblems).toHaveLength(1);
    expect(await aProblem(order, { photoIds: [own] })).toMatchObject({ photos: [{ id: own }] });
  });
});

describe("staff", () => {
  it("see a photo whole, and nobody keeps it", async () => {
    const order = await aSentOrder(shop());
    const problem = await aProblem(order, { photoIds: [await aPhoto(order.visitor, await aJpeg(700, 500))] });
    const { client } = await aSignedInMember(shop(), StaffRole.ORDERS);
    const response = await getPhoto(client, keysOf(problem)[0] ?? "");
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 480, format: "jpeg" });
  });

  it("without the permission, without the second factor, and shoppers see none", async () => {
    const order = await aSentOrder(shop());
    const [key = ""] = keysOf(await aProblem(order, { photoIds: [await aPhoto(order.visitor)] }));
    const { client: editor } = await aSignedInMember(shop(), StaffRole.CONTENT);
    const { email } = await aMember(shop(), StaffRole.ORDERS);
    const half = new StaffClient(shop().url);
    await half.signIn(email);
    const nobody = new StaffClient(shop().url);
    const statuses = [];
    for (const asking of [editor, half, nobody, order.visitor]) statuses.push((await getPhoto(asking, key)).status);
    expect(statuses).toEqual([403, 401, 401, 401]);
  });

  it("find no photo that no report has, and none by another name", async () => {
    const { client } = await aSignedInMember(shop(), StaffRole.ORDERS);
    const loose = keyOf("OrderProblemPhoto", await aPhoto(shop().visitor()));
    for (const key of [loose, "x", "00000000-0000-0000-0000-000000000000", "%2e%2e"])
      expect((await getPhoto(client, key)).status).toBe(404);
  });
});

it("photos that no report names are removed after a day, others stay", async () => {
  const order = await aSentOrder(shop());
  await aProblem(order, { photoIds: [await aPhoto(order.visitor)] });
  await shop().database.query("DELETE FROM order_problem_photo WHERE problem_id IS NULL");
  await aPhoto(order.visitor);
  const before = await photoCount();
  const age = (interval: string) =>
    shop().database.query("UPDATE order_problem_photo SET uploaded_at = uploaded_at - $1::interval", [interval]);
  await age("23 hours");
  expect(await removeEnded(shop(), "order_problem_photo")).toBe(0);
  await age("2 hours");
  expect(await removeEnded(shop(), "order_problem_photo")).toBe(1);
  expect(await photoCount()).toBe(before - 1);
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer, anEmail, signIn } from "../builders/account.js";
import { aQuoteForm, requestQuote } from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { aJpeg } from "../builders/pictures.js";
import { aNewWindow, saved } from "../builders/project.js";
import { sendProject, sentProjects } from "../builders/sent-project.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { chosenOptions } from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Window = {
  room: string | null;
  name: string;
  kind: string;
  figures: string[];
  notes: string | null;
  photo: { width: number; height: number; url: string } | null;
  options: { name: string; size: string; choices: string[]; isChosen: boolean; totalPence: number }[];
};
type EnquiryProject = { windows: Window[]; chosenCount: number; totalPence: number } | null;

const PROJECT = `windows { room name kind figures notes photo { width height url }
  options { name size choices isChosen totalPence refusal } } chosenCount totalPence`;

const aClerk = async () => (await aSignedInMember(shop(), StaffRole.ORDERS)).client;

/** The enquiry of staff that a quote request is. */
const enquiryId = ({ id }: { id: string }) => globalId("Enquiry", keyOf("QuoteRequest", id));

async function readByStaff(clerk: StaffClient, quote: { id: string }): Promise<EnquiryProject> {
  const { data, errors } = await clerk.graphql<{ enquiryProject: EnquiryProject }>(
    `{ enquiryProject(id: "${enquiryId(quote)}") { ${PROJECT} } }`,
  );
  expect(errors).toEqual([]);
  return data.enquiryProject;
}

const answer = (clerk: StaffClient, quote: { id: string }, text: string, expectedVersion = 1) =>
  clerk.mutate<{ enquiry: object | null }>(
    "answerEnquiry",
    { id: enquiryId(quote), expectedVersion, text },
    "enquiry { version }",
  );

async function aPhoto(visitor: TestVisitor): Promise<string> {
  const headers = { "content-type": "image/jpeg" };
  const response = await visitor.send("POST", "/api/window-photos", new Uint8Array(await aJpeg(90, 60)), headers);
  return ((await response.json()) as { id: string }).id;
}

/** A window in no room, and one in the kitchen with a photo, for which a roller blind is chosen. */
async function aHome(visitor: TestVisitor) {
  const kitchen = { key: randomUUID(), name: "Kitchen" };
  const hall = aNewWindow({ name: "Hall", widthTop: null, dropLeft: null });
  const left = aNewWindow({ roomKey: kitchen.key, obstructions: "A radiator", photoId: await aPhoto(visitor) });
  await saved(visitor, { rooms: [kitchen], windows: [hall, left] });
  const { options } = await chosenOptions(visitor, left.key, [{ width: 30 }]);
  return { left, option: options[0] };
}

describe("a project that is sent with a quote request", () => {
  it("is read by staff as it was then: windows by room, figures, notes, photo, options and sums", async () => {
    const visitor = shop().visitor();
    const { left, option } = await aHome(visitor);
    const quote = await sendProject(visitor, { attachesPhotos: true });
    const clerk = await aClerk();
    const sent = await readByStaff(clerk, quote);
    expect(sent).toMatchObject({
      windows: [
        {
          ...{ room: "Kitchen", name: "left", kind: "Casement", notes: "A radiator" },
          figures: ["Width: top 1016 mm", "Drop: left 1270 mm"],
          photo: { width: 90, height: 60, url: expect.stringMatching(/^\/admin\/window-photos\/[\w-]{36}$/) },
          options: [{ size: expect.stringMatching(/^762 × /), isChosen: true, totalPence: option?.totalPence }],
        },
        { room: null, name: "Hall", figures: [], notes: null, photo: null, options: [] },
      ],
      chosenCount: 1,
    });
    expect(sent?.totalPence).toBeGreaterThan(option?.totalPence ?? 0);
    await saved(visitor, {
      windows: [{ key: left.key, expectedVersion: 1, widthTop: 55, name: "right", photoId: null }],
    });
    await shop().database.query("DELETE FROM window_photo");
    expect(await readByStaff(clerk, quote)).toEqual(sent);
    const photo = await fetch(`${shop().url}${sent?.windows[0]?.photo?.url}`, { headers: { cookie: clerk.cookie } });
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await fetch(`${shop().url}${sent?.windows[0]?.photo?.url}`)).status).toBe(401);
  });

  it("has no photos where its sender has not agreed, and is not sent where it is not asked for", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const clerk = await aClerk();
    const quote = await sendProject(visitor);
    expect((await readByStaff(clerk, quote))?.windows.map(({ photo }) => photo)).toEqual([null, null]);
    expect(await sentProjects(visitor)).toMatchObject([{ windowCount: 2, photoCount: 0 }]);
    const { data } = await requestQuote(visitor, aQuoteForm());
    expect(await readByStaff(clerk, data?.requestQuote.quoteRequest ?? { id: "" })).toBeNull();
    const enquiries = await clerk.graphql<{ enquiries: { nodes: { hasProject: boolean }[] } }>(
      "{ enquiries(filter: { kind: QUOTE }, first: 2) { nodes { hasProject } } }",
    );
    expect(enquiries.data.enquiries.nodes).toEqual([{ hasProject: false }, { hasProject: true }]);
  });

  it("is sent once for each key, and not without windows", async () => {
    const visitor = shop().visitor();
    const { errors } = await requestQuote(visitor, aQuoteForm({ attachesProject: true }));
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { attachesProject: expect.stringContaining("no windows") },
    });
    expect(visitor.cookie).toBeFalsy();
    await aHome(visitor);
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([
      sendProject(visitor, { idempotencyKey }),
      sendProject(visitor, { idempotencyKey }),
    ]);
    expect(one).toEqual(other);
    expect(await sentProjects(visitor)).toHaveLength(1);
    const without = await requestQuote(visitor, aQuoteForm({ idempotencyKey }));
    expect(without.errors[0]?.extensions).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("can't be changed, whoever asks, and has all that belongs to it", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const id = keyOf("QuoteRequest", (await sendProject(visitor, { attachesPhotos: true })).id);
    const { database } = shop();
    for (const statement of [
      "UPDATE attached_project SET contents = contents WHERE quote_request_id = $1",
      "UPDATE attached_photo SET width = 1 WHERE quote_request_id = $1",
    ])
      await expect(database.query(statement, [id])).rejects.toThrow("stays as it was sent");
    const other = keyOf("QuoteRequest", (await requestQuote(visitor)).data?.requestQuote.quoteRequest.id ?? "");
    const attach = (contents: object) =>
      database.query("INSERT INTO attached_project VALUES ($1, $2)", [other, JSON.stringify(contents)]);
    await expect(attach({ totals: {}, windows: [] })).rejects.toThrow("attached_project_has_windows");
    await expect(attach({ windows: [{ key: randomUUID() }] })).rejects.toThrow("attached_project_complete");
    await expect(attach({ totals: {}, windows: [{ key: randomUUID(), name: "left" }] })).rejects.toThrow(
      "attached_project_complete",
    );
  });
});

describe("the shop's answer", () => {
  it("arrives at the project, follows the account, and is no other's", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const quote = await sendProject(visitor, { message: "All in linen?" });
    expect(await sentProjects(visitor)).toMatchObject([{ message: "All in linen?", windowCount: 2, answers: [] }]);
    const clerk = await aClerk();
    expect((await answer(clerk, quote, "Linen fits all of them.")).errors).toEqual([]);
    const sent = await sentProjects(visitor);
    expect(sent).toMatchObject([{ answers: [{ text: "Linen fits all of them." }] }]);
    const { account } = await aCustomer(shop());
    await signIn(visitor, account.email);
    expect(await sentProjects(visitor)).toEqual(sent);
    expect(await sentProjects(shop().visitor())).toEqual([]);
  });

  it("takes as many statements for many as for one", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const statements = async () =>
      shop().statements((await visitor.graphql("{ project { sent { id answers { text } } } }")).requestId);
    await sendProject(visitor);
    const one = await statements();
    await sendProject(visitor, { message: "Again." });
    expect(await statements()).toBe(one);
  });
});

it("photos that an account has sent are in its download", async () => {
  const { visitor } = await aCustomer(shop());
  await aHome(visitor);
  await sendProject(visitor, { attachesPhotos: true });
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  const [request] = JSON.parse(data?.downloadMyData.data ?? "").quoteRequests;
  expect(Object.values(request.projectPhotos)).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
});

it("what was sent is in its sender's download, and goes with the request", async () => {
  const visitor = shop().visitor();
  await aHome(visitor);
  const email = anEmail();
  const quote = await sendProject(visitor, { email, attachesPhotos: true });
  const token = await aPersonalDataLink(shop(), email);
  const { data } = await readPersonalData(visitor, token);
  const [request] = JSON.parse(data?.readPersonalData?.data ?? "").quoteRequests;
  expect(request.project.windows).toMatchObject([{ name: "left", roomName: "Kitchen" }, { name: "Hall" }]);
  expect(request).toMatchObject({ projectPhotoCount: 1 });
  expect(request).not.toHaveProperty("projectPhotos");
  await erasePersonalData(visitor, token);
  expect(await readByStaff(await aClerk(), quote)).toBeNull();
  expect(
    await shop().database.query("SELECT FROM attached_photo WHERE quote_request_id = $1", [
      keyOf("QuoteRequest", quote.id),
    ]),
  ).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer, signIn } from "../builders/account.js";
import { aSampleForm, requestSamples } from "../builders/enquiry.js";
import { aNewWindow, saved } from "../builders/project.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { anOption, chosenOptions, keepOption } from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Sample = {
  product: { id: string; slug: string };
  material: string;
  color: string;
  options: { windowName: string; isChosen: boolean }[];
  askedAt: string | null;
  sentAt: string | null;
};
const SAMPLES =
  "{ project { samples { product { id slug } material color options { windowName isChosen } askedAt sentAt } } }";

async function readSamples(visitor: TestVisitor): Promise<Sample[]> {
  const { data, errors } = await visitor.graphql<{ project: { samples: Sample[] } }>(SAMPLES);
  expect(errors).toEqual([]);
  return data.project.samples;
}

const told = (samples: readonly Sample[]) =>
  samples.map(({ color, options, askedAt, sentAt }) => [
    ...[color, options.map(({ windowName }) => windowName).join()],
    ...[askedAt === null ? "not asked" : "asked", sentAt === null ? "not sent" : "sent"],
  ]);

const CLOTH = "Thermal Fabric";

/** Two windows: White and Navy for the left one, Navy for the right one, whose blind of Navy is chosen. */
async function aHome(visitor: TestVisitor) {
  const [left, right] = [aNewWindow({ name: "left" }), aNewWindow({ name: "right" })];
  await saved(visitor, { windows: [left, right] });
  for (const color of ["White", "Navy"])
    await keepOption(visitor, await anOption(visitor, left.key, { material: CLOTH, color }));
  await chosenOptions(visitor, right.key, [{ material: CLOTH, color: "Navy" }]);
}

/** Asks for these samples of a project. */
async function askFor(visitor: TestVisitor, samples: readonly Sample[]) {
  const wanted = samples.map(({ product, material, color }) => ({ productId: product.id, material, color }));
  const { errors } = await requestSamples(visitor, await aSampleForm(visitor, { samples: wanted }));
  expect(errors).toEqual([]);
}

type Enquiry = { id: string; version: number; state: string; samples: { item: number; sentAt: string | null }[] };
const ENQUIRY = "id version state samples { item name sentAt }";

/** The newest request for samples, as staff read it. */
async function newestRequest(clerk: StaffClient): Promise<Enquiry> {
  const { data } = await clerk.graphql<{ enquiries: { nodes: Enquiry[] } }>(
    `{ enquiries(filter: { kind: SAMPLES }, first: 1) { nodes { ${ENQUIRY} } } }`,
  );
  const [request] = data.enquiries.nodes;
  if (!request) throw new Error("No request is listed.");
  return request;
}

const send = (clerk: StaffClient, { id, version }: Enquiry, items: number[]) =>
  clerk.mutate<{ enquiry: Enquiry | null }>(
    "sendSamples",
    { id, expectedVersion: version, items },
    `enquiry { ${ENQUIRY} }`,
  );

const aClerk = async () => (await aSignedInMember(shop(), StaffRole.ORDERS)).client;

describe("the samples of a project", () => {
  it("are each colour once, what is chosen first, with what was asked for and sent", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const samples = await readSamples(visitor);
    expect(told(samples)).toEqual([
      ["Navy", "left,right", "not asked", "not sent"],
      ["White", "left", "not asked", "not sent"],
    ]);
    await askFor(visitor, samples);
    expect(told(await readSamples(visitor))).toEqual([
      ["Navy", "left,right", "asked", "not sent"],
      ["White", "left", "asked", "not sent"],
    ]);
    const clerk = await aClerk();
    const { data, errors } = await send(clerk, await newestRequest(clerk), [2]);
    expect(errors).toEqual([]);
    expect(data?.["sendSamples"]?.enquiry).toMatchObject({ state: "OPEN", samples: [{ sentAt: null }, { item: 2 }] });
    expect(told(await readSamples(visitor))).toEqual([
      ["Navy", "left,right", "asked", "not sent"],
      ["White", "left", "asked", "sent"],
    ]);
  });

  it("follow the account with what was asked for", async () => {
    const { account } = await aCustomer(shop());
    const guest = shop().visitor();
    await aHome(guest);
    await askFor(guest, await readSamples(guest));
    await signIn(guest, account.email);
    expect(told(await readSamples(guest))).toEqual([
      ["Navy", "left,right", "asked", "not sent"],
      ["White", "left", "asked", "not sent"],
    ]);
  });

  it("know nothing of another's request, and leave out what has no sample", async () => {
    const [visitor, other] = [shop().visitor(), shop().visitor()];
    await aHome(visitor);
    await askFor(visitor, await readSamples(visitor));
    const window = aNewWindow();
    await saved(other, { windows: [window] });
    await chosenOptions(other, window.key, [{ material: CLOTH, color: "Navy" }]);
    const wood = await anOption(other, window.key);
    const { materials, id } = await aWoodenProduct();
    const { errors } = await keepOption(other, { ...wood, productId: id, material: materials[0], color: "White" });
    expect(errors).toEqual([]);
    expect(told(await readSamples(other))).toEqual([["Navy", "left", "not asked", "not sent"]]);
    expect(await readSamples(shop().visitor())).toEqual([]);
  });

  it("take as many statements for many windows as for one", async () => {
    const statements = async (visitor: TestVisitor) => shop().statements((await visitor.graphql(SAMPLES)).requestId);
    const [one, many] = [shop().visitor(), shop().visitor()];
    const window = aNewWindow();
    await saved(one, { windows: [window] });
    await chosenOptions(one, window.key, [{ material: CLOTH, color: "Navy" }]);
    await aHome(many);
    expect(await statements(many)).toBe(await statements(one));
  });
});

describe("samples that were sent", () => {
  it("keep their time, close their request once all are, and are audited", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    await askFor(visitor, await readSamples(visitor));
    const clerk = await aClerk();
    const request = await newestRequest(clerk);
    const first = (await send(clerk, request, [1])).data?.["sendSamples"]?.enquiry;
    const all = (await send(clerk, { ...request, version: 2 }, [1, 2])).data?.["sendSamples"]?.enquiry;
    expect(all).toMatchObject({ state: "CLOSED", version: 3 });
    expect(all?.samples[0]).toEqual(first?.samples[0]);
    expect(all?.samples.every(({ sentAt }) => sentAt !== null)).toBe(true);
    const audited = await shop().database.query(
      "SELECT after->>'samples' AS samples FROM staff_audit WHERE what = 'enquiry.samples-sent' AND after->>'state' IN ('OPEN', 'CLOSED') ORDER BY id DESC LIMIT 2",
    );
    expect(audited).toEqual([{ samples: "1, 2" }, { samples: "1" }]);
  });

  it("are samples of the request, of the version that was read", async () => {
    const visitor = shop().visitor();
    await requestSamples(visitor, await aSampleForm(visitor));
    const clerk = await aClerk();
    const request = await newestRequest(clerk);
    const codes = async (given: Enquiry, items: number[]) =>
      (await send(clerk, given, items)).errors.map(({ extensions }) => extensions.code);
    for (const items of [[], [0], [2], [1, 7]]) expect(await codes(request, items)).toEqual(["BAD_USER_INPUT"]);
    expect(await codes({ ...request, version: 2 }, [1])).toEqual(["CONFLICT"]);
    expect(await newestRequest(clerk)).toEqual(request);
  });

  it("can't be more than were asked for, nor sent before, even past the shop", async () => {
    const visitor = shop().visitor();
    await requestSamples(visitor, await aSampleForm(visitor));
    const set = (value: string) =>
      shop().database.query(
        `UPDATE sample_request SET samples_sent_at = ${value} WHERE id = (SELECT id FROM sample_request ORDER BY created_at DESC, id LIMIT 1)`,
      );
    await expect(set("ARRAY[now(), now()]")).rejects.toThrow("sample_request_sent_as_asked");
    await expect(set("ARRAY[created_at - interval '1 second']")).rejects.toThrow("sample_request_sent_after_asked");
  });
});

/** A product of a material without samples. */
async function aWoodenProduct(): Promise<{ id: string; materials: string[] }> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { id: string; materials: { name: string }[] } }>(
      `{ product(slug: "wooden-blinds") { id materials { name } } }`,
    );
  return { id: data.product.id, materials: data.product.materials.map(({ name }) => name) };
}

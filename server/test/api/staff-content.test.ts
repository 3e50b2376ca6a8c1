import { describe, expect, it, vi } from "vitest";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });
/** A second process on the same database, and one that caches nothing. */
const other = useShop({ settings: { responseCache: true }, beside: shop });
const uncached = useShop({ beside: shop });

const INSTALLED = readShopProfile(undefined);
const STATE = "id kind version publishedVersion content published installed";

type Facts = Readonly<Record<string, unknown>>;
type State = { id: string; kind: string; version: number; publishedVersion: number | null } & Record<
  "content" | "published" | "installed",
  Facts
>;
type Payload = { content: State | null };

const aWriter = async () => (await aSignedInMember(shop(), StaffRole.CONTENT)).client;
const anOwner = async () => (await aSignedInMember(shop(), StaffRole.OWNER)).client;

const read = async (client: StaffClient, kind: string): Promise<State> =>
  (await client.graphql<{ content: State }>(`{ content(kind: ${kind}) { ${STATE} } }`)).data.content;

const versions = async (client: StaffClient, kind: string) =>
  (
    await client.graphql<{ contentVersions: Facts[] }>(
      `{ contentVersions(kind: ${kind}) { version content savedAt savedBy publishedAt publishedBy takenFrom isInForce } }`,
    )
  ).data.contentVersions;

const change = (name: string, client: StaffClient, input: object) =>
  client.mutate<Payload>(name, { ...input }, `content { ${STATE} }`);

/** Saves what differs from the newest facts. */
async function save(client: StaffClient, kind: string, changes: Facts, expectedVersion?: number) {
  const { content, version } = await read(client, kind);
  return change("saveContentDraft", client, {
    ...{ kind, content: { ...content, ...changes }, expectedVersion: expectedVersion ?? version },
  });
}

/** Saves and publishes facts; returns the version. */
async function publish(client: StaffClient, kind: string, changes: Facts): Promise<number> {
  const saved = await save(client, kind, changes);
  expect(saved.errors).toEqual([]);
  const expectedVersion = saved.data?.["saveContentDraft"]?.content?.version ?? NaN;
  expect((await change("publishContent", client, { kind, expectedVersion })).errors).toEqual([]);
  return expectedVersion;
}

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const SHOP =
  "{ shop { phone hours { days opens closes } closedDays { date name } notice { text path } questions { anchor category question answer } builtInQuestions { anchor isShown } cancelDays } }";
const told = async (server: TestShop): Promise<Facts> =>
  (await server.visitor().graphql<{ shop: Facts }>(SHOP)).data.shop;
/** Every process tells shoppers this within a second. */
async function expectEverywhere(facts: Facts): Promise<void> {
  for (const server of [shop(), other(), uncached()])
    await vi.waitFor(async () => expect(await told(server)).toMatchObject(facts), { timeout: 1000, interval: 5 });
}

const audits = (kind: string) =>
  shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_type = 'Content' AND subject_id = $1 ORDER BY id",
    [kind],
  );

it("every document begins with the facts of the profile file", async () => {
  const { data } = await (await aWriter()).graphql<{ contents: State[] }>(`{ contents { ${STATE} } }`);
  expect(data.contents.map(({ kind, version, publishedVersion }) => [kind, version, publishedVersion])).toEqual(
    ["CONTACT", "OPENING", "BANNER", "FAQ", "CLAIMS", "LEGAL"].map((kind) => [kind, 0, null]),
  );
  for (const { content, published, installed } of data.contents) {
    expect(INSTALLED).toMatchObject(installed);
    expect([content, published]).toEqual([installed, installed]);
  }
});

describe("contact details", () => {
  it("as a draft are seen by nobody; published, by every process within a second; taken back, the earlier ones again", async () => {
    const client = await aWriter();
    for (const server of [shop(), other(), uncached()])
      expect(await told(server)).toMatchObject({ phone: INSTALLED.phone });

    const saved = await save(client, "CONTACT", { phone: "020 7946 0999" });
    expect(saved.data?.["saveContentDraft"]?.content).toMatchObject({
      ...{ version: 1, publishedVersion: null, content: { phone: "020 7946 0999" } },
      published: { phone: INSTALLED.phone },
    });
    expect(await told(other())).toMatchObject({ phone: INSTALLED.phone });

    const published = await change("publishContent", client, { kind: "CONTACT", expectedVersion: 1 });
    expect(published.data?.["publishContent"]?.content).toMatchObject({ version: 1, publishedVersion: 1 });
    await expectEverywhere({ phone: "020 7946 0999" });

    const reverted = await change("revertContent", client, { kind: "CONTACT", version: 0, expectedVersion: 1 });
    expect(reverted.data?.["revertContent"]?.content).toMatchObject({ version: 2, publishedVersion: 2 });
    await expectEverywhere({ phone: INSTALLED.phone });

    expect(await versions(client, "CONTACT")).toMatchObject([
      { version: 2, isInForce: true, takenFrom: 0, content: { phone: INSTALLED.phone } },
      { version: 1, isInForce: false, takenFrom: null, content: { phone: "020 7946 0999" } },
    ]);
    expect(await audits("CONTACT")).toMatchObject([
      { what: "content.drafted", before: null, after: { version: 1 } },
      {
        what: "content.published",
        before: { version: null, phone: INSTALLED.phone },
        after: { version: 1, phone: "020 7946 0999" },
      },
      { what: "content.reverted", before: { version: 1 }, after: { version: 2, phone: INSTALLED.phone } },
    ]);
  });

  it("are never cached from before they were published", async () => {
    const client = await aWriter();
    for (const last of [11, 12, 13, 14]) {
      const phone = `020 7946 00${last}`;
      let isOver = false;
      const reading = (async () => {
        while (!isOver) await told(other());
      })();
      await publish(client, "CONTACT", { phone });
      await expectEverywhere({ phone });
      isOver = true;
      await reading;
      expect(await told(other())).toMatchObject({ phone });
    }
  });
});

/** Places an order at a process; the time until which it can be changed, by its number. */
async function anOrder(server: TestShop): Promise<{ number: string; until: string }> {
  const visitor = server.visitor();
  await aCartWith(visitor);
  const number = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order.number ?? "";
  return { number, until: await untilOf(number) };
}

async function untilOf(number: string): Promise<string> {
  const [{ until }] = await shop().database.query("SELECT changeable_until AS until FROM orders WHERE number = $1", [
    number,
  ]);
  return (until as Date).toISOString();
}

it("hours and closed days: pages tell them, new orders go by them, and an earlier one keeps the time that it was given", async () => {
  const client = await aWriter();
  const earlier = await anOrder(other());
  const hours = [{ from: "Tue", to: "Thu", opens: "10:00", closes: "16:30" }];
  await publish(client, "OPENING", { hours, closedDays: [{ date: "2099-12-24", name: "Christmas Eve" }] });
  await expectEverywhere({
    hours: [{ days: "Tue–Thu", opens: "10am", closes: "4.30pm" }],
    closedDays: [{ date: "2099-12-24", name: "Christmas Eve" }],
  });
  const later = await anOrder(other());
  expect(later.until).toMatch(/T1[56]:30:00/);
  expect(later.until).not.toBe(earlier.until);
  expect(await untilOf(earlier.number)).toBe(earlier.until);
});

it("a banner is announced until its last day", async () => {
  const client = await aWriter();
  const text = "Our workshop rests from 24 December";
  await publish(client, "BANNER", { notice: { text, path: "/contact", lastDay: "2099-12-31" } });
  await expectEverywhere({ notice: { text, path: "/contact" } });
  await publish(client, "BANNER", { notice: { text, path: null, lastDay: "2020-12-31" } });
  await expectEverywhere({ notice: null });
});

it("questions and answers are the shoppers', in their order", async () => {
  const client = await aWriter();
  const question = { category: "pricing", question: "Do you sell vouchers?", answer: "Yes.\n\nBy [phone](/contact)." };
  await publish(client, "FAQ", {
    questions: [
      { id: "vouchers", ...question },
      { id: "cash", ...question },
    ],
  });
  await expectEverywhere({
    questions: [
      { anchor: "vouchers", ...question },
      { anchor: "cash", ...question },
    ],
  });
});

it("questions that come with the shop are placed and hidden, and the preview says so", async () => {
  const client = await aWriter();
  const builtInQuestions = [
    { id: "pay", isShown: true },
    { id: "finance", isShown: false },
  ];
  const { content } = await read(client, "FAQ");
  const preview = async (facts: object) => {
    const { data } = await client.graphql<{ previewContent: { place: string; before: string; after: string }[] }>(
      "query ($content: JsonObject!) { previewContent(kind: FAQ, content: $content) { place before after } }",
      { content: { ...content, ...facts } },
    );
    return data.previewContent;
  };
  const sayings = await preview({ builtInQuestions });
  expect(sayings.map(({ place }) => place)).toEqual(["Questions and answers, subject “Pricing & Payment”"]);
  const [saying] = sayings;
  expect(saying?.before).toMatch(/^How much does a blind cost\?(.|\n)*Can I spread the cost\?/);
  expect(saying?.after).toMatch(/^How and when do I pay\?/);
  expect(saying?.after).not.toContain("Can I spread the cost?");
  const own = { id: "finance", category: "pricing", question: "On credit?", answer: "Ask us." };
  const placesWith = async (facts: object) => (await preview(facts)).map(({ place }) => place);
  const questions = [...(content["questions"] as object[]), own];
  expect(await placesWith({ questions })).toEqual(["Questions and answers: On credit?"]);
  expect(await placesWith({ questions, builtInQuestions })).toEqual([saying?.place]); // its place is hidden
  await publish(client, "FAQ", { builtInQuestions });
  await expectEverywhere({
    builtInQuestions: [
      { anchor: "pay", isShown: true },
      { anchor: "finance", isShown: false },
    ],
  });
  const unknown = await save(client, "FAQ", { builtInQuestions: [{ id: "no-such", isShown: true }] });
  expect(unknown.errors[0]?.extensions.fields).toHaveProperty(["content.builtInQuestions.0.id"]);
});

describe("a change is refused", () => {
  it("where a fact breaks its rule, at its place", async () => {
    const client = await aWriter();
    const { errors } = await save(client, "OPENING", {
      hours: [{ from: "Mon", to: "Fri", opens: "18:00", closes: "09:00" }],
    });
    expect(errors[0]?.extensions.fields).toEqual({ "content.hours.0.closes": "The shop must open before it closes" });
    const { errors: missing } = await change("saveContentDraft", client, {
      ...{ kind: "BANNER", content: {}, expectedVersion: (await read(client, "BANNER")).version },
    });
    expect(codesOf({ errors: missing })).toEqual(["BAD_USER_INPUT"]);
  });

  it("where orders could not be told until when they may be changed", async () => {
    const owner = await anOwner();
    await publish(owner, "OPENING", { hours: [{ from: "Mon", to: "Mon", opens: "09:00", closes: "18:00" }] });
    const { errors } = await save(owner, "LEGAL", { changeWorkingDays: 20 });
    expect(errors[0]?.extensions.fields).toHaveProperty(["content.changeWorkingDays"]);
  });

  it("where express delivery would be slower than standard delivery, or promised for a day that is over", async () => {
    const client = await aWriter();
    for (const expressDeliveryDays of [
      { from: 8, to: 9 },
      { from: 1, to: 1 },
    ]) {
      const { errors } = await save(client, "CLAIMS", {
        standardDeliveryDays: { from: 5, to: expressDeliveryDays.to === 1 ? 15 : 7 },
        expressDeliveryDays,
      });
      expect(errors[0]?.extensions.fields).toHaveProperty(["content.expressDeliveryDays"]);
    }
  });

  it("where somebody was faster, and where nothing is left to publish", async () => {
    const client = await aWriter();
    const { version } = await read(client, "CLAIMS");
    const outcomes = await Promise.all([31, 32].map((quoteDays) => save(client, "CLAIMS", { quoteDays }, version)));
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const draft = { kind: "CLAIMS", expectedVersion: version + 1 };
    expect(codesOf(await change("publishContent", client, { ...draft, expectedVersion: version }))).toEqual([
      "CONFLICT",
    ]);
    const published = await Promise.all([
      change("publishContent", client, draft),
      change("publishContent", await aWriter(), draft),
    ]);
    expect(published.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
  });

  it("back to a version that there is not, or that was never in force", async () => {
    const client = await aWriter();
    const { version } = await read(client, "CLAIMS");
    await save(client, "CLAIMS", { quoteDays: 33 }, version);
    const draft = { kind: "CLAIMS", expectedVersion: version + 1 };
    for (const never of [99, version + 1])
      expect(codesOf(await change("revertContent", client, { ...draft, version: never }))).toEqual(["NOT_FOUND"]);
  });

  it("for legal facts, unless an owner makes it", async () => {
    const [writer, owner] = [await aWriter(), await anOwner()];
    expect(await save(writer, "LEGAL", { cancelDays: 15 })).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN", reason: "ROLE" } }],
    });
    await publish(owner, "LEGAL", { cancelDays: 15 });
    await expectEverywhere({ cancelDays: 15 });
    for (const name of ["publishContent", "revertContent"])
      expect(
        codesOf(
          await change(name, writer, {
            kind: "LEGAL",
            expectedVersion: 1,
            ...(name === "revertContent" && { version: 0 }),
          }),
        ),
      ).toEqual(["FORBIDDEN"]);
  });

  it("for the shop's e-mail address, to which copies of orders go, unless an owner with a fresh code makes it", async () => {
    const writer = await aWriter();
    const { client: owner, id } = await aSignedInMember(shop(), StaffRole.OWNER);
    const [own, others] = ["post@measured.example", "writer@elsewhere.example"];
    const refused = {
      errors: [
        { message: expect.stringContaining("e-mail address"), extensions: { code: "FORBIDDEN", reason: "ROLE" } },
      ],
    };
    expect(await save(writer, "CONTACT", { email: others })).toMatchObject(refused);

    const earlier = await publish(owner, "CONTACT", { email: own });
    await save(owner, "CONTACT", { email: others });
    const draft = { kind: "CONTACT", expectedVersion: earlier + 1 };
    expect(await change("publishContent", writer, draft)).toMatchObject(refused);
    expect(await change("revertContent", writer, { ...draft, version: 0 })).toMatchObject(refused);
    expect((await change("revertContent", writer, { ...draft, version: earlier })).errors).toEqual([]);

    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(await save(owner, "CONTACT", { email: others })).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN", reason: "FRESH_CODE" } }],
    });
    expect((await save(owner, "CONTACT", { phone: "020 7946 0555" })).errors).toEqual([]);
    expect((await read(owner, "CONTACT")).published).toMatchObject({ email: own });
  });

  it("of an owner's draft with another e-mail address hold up nobody: it is discarded, and its version stays", async () => {
    const writer = await aWriter();
    const owner = await anOwner();
    const inForce = (await read(writer, "CONTACT")).published["email"];
    await save(owner, "CONTACT", { email: "new@measured.example" });
    expect(codesOf(await save(writer, "CONTACT", { phone: "020 7946 0333" }))).toEqual(["FORBIDDEN"]);
    const { version, publishedVersion } = await read(writer, "CONTACT");
    const discard = { kind: "CONTACT", expectedVersion: version };
    const late = await change("discardContentDraft", writer, { ...discard, expectedVersion: version - 1 });
    expect(codesOf(late)).toEqual(["CONFLICT"]);
    const { data, errors } = await change("discardContentDraft", writer, discard);
    expect(errors).toEqual([]);
    expect(data?.["discardContentDraft"]?.content).toMatchObject({ version: version + 1, content: { email: inForce } });
    const [newest, discarded] = await versions(writer, "CONTACT");
    expect(newest).toMatchObject({ version: version + 1, publishedAt: null, takenFrom: publishedVersion ?? 0 });
    expect(discarded).toMatchObject({ version, publishedAt: null, content: { email: "new@measured.example" } });
    expect((await audits("CONTACT")).at(-1)).toEqual({
      ...{ what: "content.draft-discarded", before: { version }, after: { version: version + 1 } },
    });
    await publish(writer, "CONTACT", { phone: "020 7946 0333" });
    await expectEverywhere({ phone: "020 7946 0333" });
    const now = await read(writer, "CONTACT");
    const nothing = await change("discardContentDraft", writer, { kind: "CONTACT", expectedVersion: now.version });
    expect(codesOf(nothing)).toEqual(["CONFLICT"]);
    expect(codesOf(await change("discardContentDraft", writer, { kind: "LEGAL", expectedVersion: 0 }))).toEqual([
      "FORBIDDEN",
    ]);
  });

  it("by the database, of a version that is stored", async () => {
    await publish(await aWriter(), "CONTACT", { phone: "020 7946 0777" });
    for (const statement of [
      "UPDATE content_version SET content = '{}'",
      "UPDATE content_version SET published_at = now()",
      "DELETE FROM content_version",
      "TRUNCATE content_version",
    ])
      await expect(shop().database.query(statement)).rejects.toThrow("append-only");
  });
});

it("a preview says what shoppers would read where, and changes nothing", async () => {
  const client = await aWriter();
  const preview = (kind: string, content: Facts) =>
    client.graphql<{ previewContent: { place: string; before: string; after: string }[] }>(
      `query ($content: JsonObject!) { previewContent(kind: ${kind}, content: $content) { place before after } }`,
      { content },
    );
  const { published, version } = await read(client, "CLAIMS");
  expect((await preview("CLAIMS", published)).data.previewContent).toEqual([]);
  const { data } = await preview("CLAIMS", { ...published, quoteDays: 77 });
  expect(data.previewContent).toHaveLength(1);
  expect(data.previewContent[0]?.place).toBe("Terms: Visits, measuring and quotes");
  expect(data.previewContent[0]?.after).toContain("A written quote holds for 77 days");
  expect(codesOf(await preview("CLAIMS", { ...published, quoteDays: 0 }))).toEqual(["BAD_USER_INPUT"]);
  expect((await read(client, "CLAIMS")).version).toBe(version);
});

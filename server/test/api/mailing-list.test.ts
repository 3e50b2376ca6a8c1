import { expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { emailText } from "../../src/mail/email-text.js";
import { anEmailContext } from "../builders/emails.js";
import { confirmSubscription, subscribe, unsubscribe } from "../builders/enquiry.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** The text of the newest e-mail to an e-mail address, and the token of its link. */
async function emailTo(email: string): Promise<{ text: string; token: string }> {
  const context = anEmailContext();
  const [{ id }] = await shop().database.query("SELECT id FROM subscription WHERE email = $1", [email]);
  const mail = await createEmailWriter(shop().database, context)("mailing-list", id);
  if (!mail) throw new Error(`${email} gets no e-mail.`);
  const text = emailText(mail, context.shop);
  return { text, token: /token=(\S+)/.exec(text)?.[1] ?? "" };
}

const isOnList = async (email: string) => {
  const rows = await shop().database.query("SELECT confirmed_at FROM subscription WHERE email = $1", [email]);
  return rows.length === 1 && rows[0].confirmed_at !== null;
};

const mailsQueued = async () => {
  const [{ count }] = await shop().database.query(
    "SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'kind' = 'mailing-list'",
  );
  return count as number;
};

it("subscribes an e-mail address only when it is confirmed", async () => {
  const visitor = shop().visitor();
  const before = await mailsQueued();
  expect((await subscribe(visitor, " Ann@Larch.example")).data).toEqual({ subscribe: { errors: [] } });
  expect(await isOnList("ann@larch.example")).toBe(false);
  const { text, token } = await emailTo("ann@larch.example");
  expect(text).toContain("https://shop.example/newsletter/confirm?token=");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await confirmSubscription(visitor, token)).data).toEqual({ confirmSubscription: { errors: [] } });
  expect(await isOnList("ann@larch.example")).toBe(true);
  expect(await mailsQueued()).toBe(before + 2);
  expect(visitor.cookie).toBeUndefined();
});

it("answers the same for a subscribed e-mail address and sends it a link to unsubscribe", async () => {
  await subscribe(shop().visitor(), "bea@larch.example");
  await confirmSubscription(shop().visitor(), (await emailTo("bea@larch.example")).token);
  const again = await subscribe(shop().visitor(), "BEA@larch.example");
  const unknown = await subscribe(shop().visitor(), "cid@larch.example");
  expect([again.data, again.status, again.errors]).toEqual([unknown.data, unknown.status, unknown.errors]);
  expect(await shop().statements(again.requestId)).toBe(await shop().statements(unknown.requestId));
  const { text, token } = await emailTo("bea@larch.example");
  expect(text).toContain("https://shop.example/newsletter/unsubscribe?token=");
  for (let i = 0; i < 2; i++)
    expect((await unsubscribe(shop().visitor(), token)).data).toEqual({ unsubscribe: { errors: [] } });
  expect(await isOnList("bea@larch.example")).toBe(false);
  expect((await emailTo("bea@larch.example")).text).toContain("/newsletter/confirm?");
});

it("stores tokens only as hashes", async () => {
  await subscribe(shop().visitor(), "dan@larch.example");
  const { token } = await emailTo("dan@larch.example");
  const dump = JSON.stringify([
    await shop().database.query("SELECT * FROM subscription_token"),
    await shop().database.query("SELECT * FROM subscription"),
    await shop().database.query("SELECT data FROM pgboss.job"),
  ]);
  expect(dump).not.toContain(token);
  const [{ days }] = await shop().database.query(
    "SELECT round(max(extract(epoch FROM expires_at - now())) / 86400)::int AS days FROM subscription_token",
  );
  expect(days).toBe(7);
});

it("refuses a used, expired, foreign or unknown token with the same answer and changes nothing", async () => {
  const email = "eve@larch.example";
  const visitor = shop().visitor();
  await subscribe(visitor, email);
  const [used, sibling] = [await emailTo(email), await emailTo(email)];
  await confirmSubscription(visitor, used.token);
  const leave = await emailTo(email);
  await unsubscribe(visitor, leave.token);
  await subscribe(visitor, email);
  const old = await emailTo(email);
  await shop().database.query("UPDATE subscription_token SET expires_at = now() WHERE purpose = 'confirm'");
  const answers = [];
  for (const token of [used.token, sibling.token, leave.token, old.token, "", "' OR ''='"])
    answers.push(await confirmSubscription(visitor, token));
  answers.push(await unsubscribe(visitor, old.token), await unsubscribe(visitor, "nothing"));
  for (const { errors } of answers)
    expect(errors).toMatchObject([
      {
        message: "This link has been used already, or is older than 7 days. Please sign up again.",
        extensions: { code: "NOT_FOUND" },
      },
    ]);
  expect(await isOnList(email)).toBe(false);
});

it("accepts one of two parallel clicks", async () => {
  await subscribe(shop().visitor(), "fay@larch.example");
  const { token } = await emailTo("fay@larch.example");
  const clicks = await Promise.all([1, 2, 3].map(() => confirmSubscription(shop().visitor(), token)));
  expect(clicks.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

it.each(["", "jo", "jo@larch", "jo@larch.example\r\nBcc: x@y.example"])(
  "refuses %j in the words of the specification",
  async (email) => {
    const { status, errors } = await subscribe(shop().visitor(), email);
    expect(status).toBe(200);
    expect(errors[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { email: "The email address you entered is not valid." },
    });
  },
);

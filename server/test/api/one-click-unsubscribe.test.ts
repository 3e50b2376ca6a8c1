import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { confirmSubscription, subscribe } from "../builders/enquiry.js";
import { anInvitedOrder } from "../builders/review-invitation.js";
import { plainRequest } from "../harness/plain-request.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const elsewhere = useShop({
  beside: shop,
  settings: {
    mailLinks: {
      unsubscribe: "https://front.example/leave/{token}",
      "no-review-invitations": "https://front.example/no-questions/{token}",
    },
  },
});

const FORM = ["Content-Type", "application/x-www-form-urlencoded"];
const ONE_CLICK = "List-Unsubscribe=One-Click";
const MULTIPART = [
  "--edge",
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  "",
  "One-Click",
  "--edge--",
  "",
].join("\r\n");

/** The last mail to an e-mail address, its header lines unfolded. */
function mailTo(dataDir: string, email: string, subject: string): string {
  const folder = path.join(dataDir, "outbox");
  const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  const [mail] = mails.filter((each) => each.includes(`To: ${email}`) && each.includes(`Subject: ${subject}`));
  if (mail === undefined) throw new Error(`${email} has no mail "${subject}".`);
  return mail.replaceAll(/\r\n[ \t]+/g, " ");
}

/** Subscribes an e-mail address, and returns the headers about the list of the mail that confirms it. */
async function aSubscriber(email: string): Promise<{ header: string; target: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await startWorker(shop(), { dataDir });
  await subscribe(shop().visitor(), email);
  await allMailSent(shop());
  const asked = mailTo(dataDir, email, "Please confirm your email address");
  expect(asked).not.toContain("List-Unsubscribe");
  const token = /confirm\?token=3D([\w-]{43})|confirm\?token=([\w-]{43})/.exec(asked.replaceAll("=\r\n", ""));
  await confirmSubscription(shop().visitor(), token?.[1] ?? token?.[2] ?? "");
  await allMailSent(shop());
  const [header = ""] = /^List-Unsubscribe: .*$/m.exec(mailTo(dataDir, email, "You are on our mailing list")) ?? [];
  expect(mailTo(dataDir, email, "You are on our mailing list")).toMatch(
    /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m,
  );
  return { header: header.trimEnd(), target: header.replace(/^.*https:\/\/shop\.example(\S+)>.*$/s, "$1") };
}

const isOnList = async (email: string) => {
  const [row] = await shop().database.query("SELECT confirmed_at FROM subscription WHERE email = $1", [email]);
  return row.confirmed_at !== null;
};

it.each([
  ["form", FORM, ONE_CLICK],
  ["form in parts", ["Content-Type", "multipart/form-data; boundary=edge"], MULTIPART],
  [
    "form from a page of another site",
    [...FORM, "Origin", "https://mail.example", "Sec-Fetch-Site", "cross-site"],
    ONE_CLICK,
  ],
])("a mail program leaves the list with a %s, without a session, as often as it likes", async (name, headers, body) => {
  const email = `${name.replaceAll(" ", "-")}@larch.example`;
  const { header, target } = await aSubscriber(email);
  expect(header).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[\w-]{43}>$/);
  expect(await isOnList(email)).toBe(true);
  for (const time of [1, 2]) {
    const answer = await plainRequest(shop().url, { method: "POST", target, headers, body });
    expect([time, answer.status, answer.text]).toEqual([time, 200, "You have left the mailing list."]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect(await isOnList(email)).toBe(false);
});

it("a mail program without one click is sent to the page, also of another front end", async () => {
  const target = "/newsletter/unsubscribe?token=a%2Fb";
  expect((await plainRequest(shop().url, { target })).status).toBe(404); // this shop has no pages
  const { status, headers } = await plainRequest(elsewhere().url, { target });
  expect([status, headers.location]).toEqual([302, "https://front.example/leave/a%2Fb"]);
});

it("a mail program ends invitations to review orders, without a session, as often as it likes", async () => {
  const { token } = await anInvitedOrder(shop());
  const target = `/reviews/no-invitations?token=${token}`;
  for (const time of [1, 2]) {
    const answer = await plainRequest(shop().url, { method: "POST", target, headers: FORM, body: ONE_CLICK });
    expect([time, answer.status, answer.text]).toEqual([time, 200, "We won't ask you for reviews again."]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const [row] = await shop().database.query("SELECT declined_at FROM review_invitation");
  expect(row.declined_at).toBeInstanceOf(Date);
  const { status, headers } = await plainRequest(elsewhere().url, { target });
  expect([status, headers.location]).toEqual([302, `https://front.example/no-questions/${token}`]);
});

const PAGES = ["/newsletter/unsubscribe", "/reviews/no-invitations"];
it.each([
  ["an unknown token", "?token=nothing", FORM, ONE_CLICK, 404],
  ["no token", "", FORM, ONE_CLICK, 404],
  ["two tokens", "?token=a&token=b", FORM, ONE_CLICK, 404],
  ["another body", "?token=nothing", FORM, "leave=now", 400],
  ["JSON", "?token=nothing", ["Content-Type", "application/json"], `"${ONE_CLICK}"`, 400],
  ["no body", "?token=nothing", [], undefined, 400],
])("refuses %s", async (_case, query, headers, body, status) => {
  for (const page of PAGES) {
    const request = { method: "POST", target: page + query, headers, ...(body && { body }) };
    expect([page, (await plainRequest(shop().url, request)).status]).toEqual([page, status]);
  }
});

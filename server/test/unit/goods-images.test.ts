import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import type { Email } from "../../src/mail/email.js";
import { createMailSender } from "../../src/mail/mail-sender.js";
import { orderConfirmation, orderCopy, orderShipped } from "../../src/orders/order-email-templates.js";
import { anEmailContext, anOrder, anOrderLine, MISCHIEF } from "../builders/emails.js";

const context = anEmailContext();
const { shop } = context;
const [one, two] = [Buffer.from("one jpeg"), Buffer.from("two jpeg")];
const lines = [anOrderLine(), anOrderLine({ quantity: 5 }), anOrderLine({ name: "Roman Blinds", color: "Navy" })];
const order = anOrder({ lines });
const drawings = [one, one, two];

const imagesOf = (email: Email) => emailHtml(email, shop).match(/<img [^>]*>/g) ?? [];

/** The e-mail as mail programs get it. */
async function sent(email: Email): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "mail-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const sender = createMailSender({ smtpUrl: undefined, mailFrom: undefined, dataDir, shopProfile: shop });
  await sender.send(email, "an-id", AbortSignal.timeout(5_000));
  const [file = ""] = readdirSync(path.join(dataDir, "outbox"));
  return readFileSync(path.join(dataDir, "outbox", file), "utf8");
}

describe("the drawings in an order's mail", () => {
  it.each([
    ["confirmation", orderConfirmation(order, context, drawings)],
    ["news of shipping", orderShipped(order, context, drawings)],
  ])("stand beside their lines in the HTML of the %s", (_, email) => {
    expect(imagesOf(email)).toEqual([
      expect.stringContaining('src="cid:line-1@order" alt="Aluminium Venetian Blinds in Light Grey, 1200 × 1400 mm"'),
      expect.stringContaining('src="cid:line-1@order"'),
      expect.stringContaining('src="cid:line-3@order" alt="Roman Blinds in Navy, 1200 × 1400 mm"'),
    ]);
    for (const image of imagesOf(email)) expect(image).toContain('width="200" height="150"');
  });

  it("leave the text as it is", () => {
    const [drawn, plain] = [orderConfirmation(order, context, drawings), orderConfirmation(order, context)];
    expect(emailText(drawn, shop)).toBe(emailText(plain, shop));
  });

  it("are left out where a line could not be drawn", () => {
    expect(imagesOf(orderConfirmation(order, context, [undefined, undefined, two]))).toHaveLength(1);
    expect(imagesOf(orderConfirmation(order, context))).toEqual([]);
  });

  it("are not in the shop's copy, which has the sheets", () => {
    expect(imagesOf(orderCopy(order, context))).toEqual([]);
  });

  it("escape the names in their alternatives", () => {
    const email = orderConfirmation(anOrder({ lines: [anOrderLine({ name: MISCHIEF })] }), context, [one]);
    expect(emailHtml(email, shop)).not.toContain("<script>");
    expect(imagesOf(email)).toHaveLength(1);
  });

  it("travel with the mail, each once, for mail programs to show in their places", async () => {
    const mail = await sent(orderConfirmation(order, context, drawings));
    expect(mail).toContain("multipart/related");
    expect(mail.match(/Content-ID: <[^>]+>/g)).toEqual(["Content-ID: <line-1@order>", "Content-ID: <line-3@order>"]);
    expect(mail.match(/Content-Disposition: inline; filename=line-\d\.jpg/g)).toHaveLength(2);
    expect(mail.match(/Content-Type: image\/jpeg/g)).toHaveLength(2);
    expect(mail).toContain(two.toString("base64"));
  });
});

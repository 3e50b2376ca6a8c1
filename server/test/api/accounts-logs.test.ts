import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import {
  accountEmailTo,
  aCustomer,
  anAddressForm,
  aRegistration,
  changeEmail,
  confirmNewEmail,
  confirmRegistration,
  register,
  requestReset,
  resetPassword,
  saveAddress,
  signIn,
} from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** No part of these may appear in a log, in any spelling. */
const SECRET = /quillback|wilhelmina|fotheringay|larch\.example|argon2|token=|sid=|s%3A/i;

const PASSWORD = "quillback and wilhelmina";
const EMAIL = "wilhelmina@larch.example";

it("logs hold no password, token, e-mail address or name of requests that succeed, are refused or fail", async () => {
  const visitor = shop().visitor();
  const tokens: string[] = [];
  const tokenOf = async (...mail: [email: string, kind: "register" | "reset-password" | "new-email"]) => {
    const { token } = await accountEmailTo(shop(), ...mail);
    tokens.push(token);
    return token;
  };
  const form = aRegistration({ firstName: "Wilhelmina", lastName: "Fotheringay", email: EMAIL, password: PASSWORD });
  const answers = [
    await register(visitor, form),
    await register(visitor, { ...form, password: "quillback" }),
    await register(visitor, { ...form, password: { quillback: 1 } }),
    await confirmRegistration(visitor, await tokenOf(EMAIL, "register"), `${PASSWORD}, no`),
    await confirmRegistration(visitor, tokens[0] ?? "", PASSWORD),
    await signIn(visitor, EMAIL, "quillback, but wrong"),
    await signIn(visitor, EMAIL, PASSWORD),
    await saveAddress(visitor, anAddressForm({ address: "77 Quillback Row" })),
    await changeEmail(visitor, "fotheringay@larch.example", PASSWORD),
    await confirmNewEmail(visitor, await tokenOf("fotheringay@larch.example", "new-email")),
    await requestReset(visitor, "fotheringay@larch.example"),
    await resetPassword(visitor, await tokenOf("fotheringay@larch.example", "reset-password"), `${PASSWORD} too`),
    await resetPassword(visitor, tokens.at(-1) ?? "", PASSWORD),
    await visitor.graphql(`mutation { signIn(input: { email: "${EMAIL}", password: "${PASSWORD}" }) { nothing } }`),
  ];
  // The database refuses this one; the driver's error holds its values.
  await shop().database.query("ALTER TABLE account_letter ADD CONSTRAINT none CHECK (email = 'none') NOT VALID");
  const failed = await register(visitor, form);
  await shop().database.query("ALTER TABLE account_letter DROP CONSTRAINT none");
  expect(failed.errors).toMatchObject([{ extensions: { code: "INTERNAL_SERVER_ERROR" } }]);
  for (const { requestId } of [...answers, failed]) await shop().logged(requestId);
  expect(shop().log.some(({ msg }) => msg === "operation failed")).toBe(true);
  const text = JSON.stringify(shop().log);
  expect(text).not.toMatch(SECRET);
  for (const token of tokens) expect(text).not.toContain(token);
});

it("a page opened by an e-mail's link is logged without its token and keeps it out of the Referer header", async () => {
  const response = await shop().visitor().send("GET", "/account/confirm?token=quillback");
  await shop().logged(response.headers.get("x-request-id") ?? "");
  expect(response.headers.get("referrer-policy")).toMatch(/no-referrer|same-origin|strict-origin/);
  expect(JSON.stringify(shop().log)).not.toMatch(SECRET);
});

it("several workers send each e-mail once", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  await allAreForgotten();
  const { visitor, account } = await aCustomer(shop());
  await requestReset(visitor, "nobody@elm.example");
  await requestReset(visitor, account.email);
  await changeEmail(visitor, "elm@elm.example");
  await mutate(visitor, "deleteAccount", { password: "a fine long password" });
  for (let i = 0; i < 2; i += 1) await startWorker(shop(), { dataDir });
  await allMailSent(shop());
  // The account is deleted before these are written, so they have no recipient.
  const subjects = readdirSync(path.join(dataDir, "outbox")).length;
  expect(subjects).toBe(2);
});

const allAreForgotten = () => shop().database.query("DELETE FROM pgboss.job WHERE data->>'kind' = 'account'");

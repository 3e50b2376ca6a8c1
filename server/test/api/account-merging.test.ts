import { describe, expect, it } from "vitest";
import {
  accountEmailTo,
  accountOf,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  changeEmail,
  confirmNewEmail,
  confirmRegistration,
  readMe,
  register,
  signIn,
} from "../builders/account.js";
import { aCartWith, readCart } from "../builders/cart.js";
import {
  aMerge,
  confirmMerge,
  mergeBoth,
  mergeMail,
  mergesOf,
  readMerge,
  refuseMerge,
} from "../builders/customer-merge.js";
import { aMessage, sendContactMessage } from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aPersonalDataLink, readPersonalData } from "../builders/personal-data.js";
import { anOrderOf, customerOf, exportCustomer } from "../builders/staff-customers.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const emailsOf = (kept: { email: string }, leaving: { email: string }) => ({
  keptEmail: kept.email,
  leavingEmail: leaving.email,
});

const ordersOf = async (visitor: TestVisitor) =>
  (
    await visitor.graphql<{ me: { orders: { nodes: { number: string }[] } } }>("{ me { orders { nodes { number } } } }")
  ).data.me.orders.nodes.map(({ number }) => number);

const downloaded = async (visitor: TestVisitor): Promise<string> => {
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  return data?.downloadMyData.data ?? "";
};

describe("the link of a proposal", () => {
  it("shows its own address, whether that one stays, and until when; other links show nothing", async () => {
    const [kept, leaving, guest] = [await anAccount(shop()), await anAccount(shop()), anEmail()];
    await sendContactMessage(shop().visitor(), aMessage({ email: guest }));
    const two = await aMerge(shop(), emailsOf(kept, leaving));
    const read = async (token: string) => (await readMerge(shop().visitor(), token)).data?.accountMerge;
    const expiresAt = expect.stringMatching(/^20.*Z$/);
    expect(await read(two.keptToken)).toEqual({ email: kept.email, isKept: true, hasAccount: true, expiresAt });
    expect(await read(two.leavingToken)).toEqual({ email: leaving.email, isKept: false, hasAccount: true, expiresAt });
    const other = await anAccount(shop());
    const { leavingToken } = await aMerge(shop(), { keptEmail: other.email, leavingEmail: guest });
    expect(await read(leavingToken)).toEqual({ email: guest, isKept: false, hasAccount: false, expiresAt });
    for (const token of ["", "x", "a".repeat(43)]) expect(await read(token)).toBeNull();
  });

  it("is stored as a hash, and works once", async () => {
    const [kept, leaving] = [await anAccount(shop()), await anAccount(shop())];
    const { keptToken, leavingToken } = await aMerge(shop(), emailsOf(kept, leaving));
    const rows = JSON.stringify(await shop().database.query("SELECT * FROM customer_merge"));
    for (const token of [keptToken, leavingToken]) expect(rows).not.toContain(token);
    const { data } = await confirmMerge(shop().visitor(), keptToken);
    expect(data?.confirmAccountMerge.isMerged).toBe(false);
    expect(codesOf(await confirmMerge(shop().visitor(), keptToken))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await refuseMerge(shop().visitor(), keptToken))).toEqual(["NOT_FOUND"]);
    expect((await readMerge(shop().visitor(), keptToken)).data).toEqual({ accountMerge: null });
  });

  it("merges once when both are pressed at once, several times", async () => {
    const [{ visitor, account: kept }, leaving] = [await aCustomer(shop()), await anAccount(shop())];
    const { number } = await anOrderOf(shop().visitor(), { email: leaving.email });
    const { keptToken, leavingToken, merge } = await aMerge(shop(), emailsOf(kept, leaving));
    const tokens = [keptToken, leavingToken, keptToken, leavingToken];
    const answers = await Promise.all(tokens.map((token) => confirmMerge(shop().visitor(), token)));
    expect(answers.filter(({ data }) => data?.confirmAccountMerge.isMerged === true)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect(await ordersOf(visitor)).toEqual([number]);
    for (const kind of ["merged-kept", "merged-leaving"] as const)
      expect(await mergeMail(shop(), merge.id, kind)).toBeDefined();
  });

  it("ends everything where it is refused, also after the other owner has confirmed", async () => {
    const [{ visitor, account: kept }, leaving] = [await aCustomer(shop()), await anAccount(shop())];
    await anOrderOf(shop().visitor(), { email: leaving.email });
    const { keptToken, leavingToken, merge } = await aMerge(shop(), emailsOf(kept, leaving));
    await confirmMerge(shop().visitor(), leavingToken);
    expect((await refuseMerge(shop().visitor(), keptToken)).errors).toEqual([]);
    expect(await ordersOf(visitor)).toEqual([]);
    expect((await signIn(shop().visitor(), leaving.email)).errors).toEqual([]);
    expect(await mergeMail(shop(), merge.id, "merged-kept")).toBeUndefined();
  });

  it("ends where an account has changed its address: another mailbox would have the say", async () => {
    const [{ visitor, account: kept }, leaving] = [await aCustomer(shop()), await anAccount(shop())];
    const { staff, keptToken, leavingToken } = await aMerge(shop(), emailsOf(kept, leaving));
    await confirmMerge(shop().visitor(), keptToken);
    const email = anEmail();
    await changeEmail(visitor, email);
    await confirmNewEmail(shop().visitor(), (await accountEmailTo(shop(), email, "new-email")).token);
    expect(codesOf(await confirmMerge(shop().visitor(), leavingToken))).toEqual(["NOT_FOUND"]);
    expect(await mergesOf(staff, leaving.email)).toMatchObject([{ state: "WITHDRAWN" }]);
  });

  it.each<[string, (email: string) => Promise<TestVisitor>]>([
    [
      "registers",
      async (email) => {
        const visitor = shop().visitor();
        await register(visitor, aRegistration({ email }));
        await confirmRegistration(visitor, (await accountEmailTo(shop(), email, "register")).token);
        return visitor;
      },
    ],
    [
      "becomes the address of another account",
      async (email) => {
        const { visitor } = await aCustomer(shop());
        await changeEmail(visitor, email);
        await confirmNewEmail(shop().visitor(), (await accountEmailTo(shop(), email, "new-email")).token);
        return visitor;
      },
    ],
  ])("ends where a guest who has said yes %s: it was not asked about that account", async (_case, openAccount) => {
    const [kept, guest] = [await anAccount(shop()), anEmail()];
    await sendContactMessage(shop().visitor(), aMessage({ email: guest }));
    const { staff, keptToken, leavingToken } = await aMerge(shop(), { keptEmail: kept.email, leavingEmail: guest });
    await confirmMerge(shop().visitor(), leavingToken);
    const owner = await openAccount(guest);
    expect(codesOf(await confirmMerge(shop().visitor(), keptToken))).toEqual(["NOT_FOUND"]);
    expect((await accountOf(owner)).email).toBe(guest);
    expect(await mergesOf(staff, guest)).toMatchObject([{ state: "WITHDRAWN" }]);
  });
});

describe("until both have confirmed", () => {
  it("neither mail, link, download, guest's link nor export tells one owner of the other", async () => {
    const [{ visitor: keptVisitor, account: kept }, { visitor: leavingVisitor, account: leaving }] = [
      await aCustomer(shop()),
      await aCustomer(shop()),
    ];
    const reason = "Kestrelwood and Larkspur live together.";
    const { number: keptOrder } = await anOrderOf(keptVisitor, { email: kept.email, firstName: "Kestrelwood" });
    const { number: leavingOrder } = await anOrderOf(leavingVisitor, { email: leaving.email, firstName: "Larkspur" });
    const { staff, merge } = await aMerge(shop(), emailsOf(kept, leaving));
    await shop().database.query("UPDATE customer_merge SET reason = $1 WHERE kept_email = $2", [reason, kept.email]);
    const mails = {
      kept: await mergeMail(shop(), merge.id, "merge-asked-kept"),
      leaving: await mergeMail(shop(), merge.id, "merge-asked-leaving"),
    };
    const pageOf = async (mail: { token: string } | undefined) =>
      (await readMerge(shop().visitor(), mail?.token ?? "")).data?.accountMerge;
    const pages = { kept: await pageOf(mails.kept), leaving: await pageOf(mails.leaving) };
    for (const page of [pages.kept, pages.leaving]) expect(page).toMatchObject({ email: expect.any(String) });
    await confirmMerge(shop().visitor(), mails.leaving?.token ?? "");
    const toldTo = async (visitor: TestVisitor, email: string, mail: unknown, page: unknown) =>
      JSON.stringify([
        ...[mail, page, await downloaded(visitor)],
        ...[(await exportCustomer(staff, email)).data, await readMe(visitor)],
        (await readPersonalData(shop().visitor(), await aPersonalDataLink(shop(), email))).data,
      ]);
    const toKept = await toldTo(keptVisitor, kept.email, mails.kept, pages.kept);
    const toLeaving = await toldTo(leavingVisitor, leaving.email, mails.leaving, pages.leaving);
    expect(toKept).toContain("Kestrelwood");
    for (const word of [leaving.email, "Larkspur", leavingOrder, reason]) expect(toKept).not.toContain(word);
    expect(toLeaving).toContain("Larkspur");
    for (const word of [kept.email, "Kestrelwood", keptOrder, reason]) expect(toLeaving).not.toContain(word);
  });

  it("the download says that it is proposed, and how this owner has answered", async () => {
    const [{ visitor, account: kept }, leaving] = [await aCustomer(shop()), await anAccount(shop())];
    const { keptToken } = await aMerge(shop(), emailsOf(kept, leaving));
    await confirmMerge(shop().visitor(), keptToken);
    expect(JSON.parse(await downloaded(visitor)).merges).toEqual([
      {
        ...{ state: "OPEN", keepsThisAddress: true, endedAt: null },
        ...{ proposedAt: expect.any(String), expiresAt: expect.any(String), confirmedAt: expect.any(String) },
      },
    ]);
  });
});

describe("once both have confirmed", () => {
  it("the account that stays signs in as before; the other one is signed out everywhere and can't sign in", async () => {
    const [{ visitor: kept, account }, { visitor: leaving, account: other }] = [
      await aCustomer(shop()),
      await aCustomer(shop()),
    ];
    const { merge } = await mergeBoth(shop(), emailsOf(account, other));
    expect((await accountOf(kept)).email).toBe(account.email);
    expect((await readMe(leaving)).data.me).toBeNull();
    expect(codesOf(await signIn(shop().visitor(), other.email))).toEqual(["WRONG_CREDENTIALS"]);
    expect((await signIn(shop().visitor(), account.email)).errors).toEqual([]);
    expect(await mergeMail(shop(), merge.id, "merged-leaving")).toMatchObject({ to: other.email });
    expect((await mergeMail(shop(), merge.id, "merged-kept"))?.text).not.toContain(other.email);
  });

  it("carts become one, and the mail says what did not fit", async () => {
    const [{ visitor: kept, account }, { visitor: leaving, account: other }] = [
      await aCustomer(shop()),
      await aCustomer(shop()),
    ];
    await aCartWith(kept, "roller-blinds", { quantity: 90 });
    await aCartWith(leaving, "roller-blinds", { quantity: 20 });
    await aCartWith(leaving, "wooden-blinds", { quantity: 1 });
    const { merge } = await mergeBoth(shop(), emailsOf(account, other));
    const { lines } = (await readCart(kept)).data.cart;
    expect(lines.map(({ product, quantity }) => [product?.slug, quantity])).toEqual([
      ["roller-blinds", 99],
      ["wooden-blinds", 1],
    ]);
    expect((await mergeMail(shop(), merge.id, "merged-kept"))?.text).toContain("11 of the other cart's pieces");
  });

  it("an order that another account has with the address stays that account's", async () => {
    const [{ account }, { visitor: third, account: owner }] = [await aCustomer(shop()), await aCustomer(shop())];
    const leavingEmail = anEmail();
    const { number } = await anOrderOf(third, { email: leavingEmail });
    await sendContactMessage(shop().visitor(), aMessage({ email: leavingEmail }));
    const { staff } = await mergeBoth(shop(), { keptEmail: account.email, leavingEmail });
    expect(await ordersOf(third)).toEqual([number]);
    expect(await customerOf(staff, account.email)).toMatchObject({ orders: [], enquiries: [{ kind: "MESSAGE" }] });
    expect(await customerOf(staff, owner.email)).toMatchObject({ orders: [{ number }] });
  });
});

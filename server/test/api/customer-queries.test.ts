import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { accountQueries } from "../../src/accounts/account/account.queries.js";
import { SavedAddress } from "../../src/accounts/account/saved-address.entity.js";
import { addressQueries } from "../../src/accounts/addresses/address.queries.js";
import { authenticationQueries } from "../../src/accounts/authentication/authentication.queries.js";
import { credentialQueries } from "../../src/accounts/credential-changes/credential-changes.queries.js";
import { AccountEmail, type AccountEmailKind } from "../../src/accounts/mail/account-email.entity.js";
import { accountEmailQueries } from "../../src/accounts/mail/account-email.queries.js";
import { customerMergeQueries } from "../../src/accounts/merging/customer-merge.queries.js";
import { moveRecordQueries } from "../../src/accounts/merging/move-records.queries.js";
import { orderClaimQueries } from "../../src/accounts/orders/order-claims.queries.js";
import { ownDataQueries } from "../../src/accounts/own-data/own-data.queries.js";
import { registrationQueries } from "../../src/accounts/registration/registration.queries.js";
import { signInQueries } from "../../src/accounts/sign-in/sign-in.queries.js";
import { cartChanges } from "../../src/cart/cart-changes.queries.js";
import { CartLine } from "../../src/cart/cart-line.entity.js";
import { Cart } from "../../src/cart/cart.entity.js";
import { cartQueries, ownerWith } from "../../src/cart/cart.queries.js";
import { mergeQueries } from "../../src/cart/merge-carts.queries.js";
import { HeldQuote } from "../../src/held-prices/held-quote.entity.js";
import { sessionQueries, sessionWith } from "../../src/http/sessions/session.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { Order } from "../../src/orders/order.entity.js";
import { orderQueries } from "../../src/orders/order.queries.js";
import { reviewInvitationQueries } from "../../src/orders/review-invitation.queries.js";
import { Promotion } from "../../src/promotions/promotion.entity.js";
import { heldQuoteShareQueries } from "../../src/quotes/held-quote-share.queries.js";
import { heldQuoteQueries } from "../../src/quotes/held-quote.queries.js";
import { priceAnewQueries } from "../../src/quotes/price-anew.queries.js";
import {
  quoteCountQueries,
  quoteListQueries,
  quoteSearchQueries,
} from "../../src/staff/quotes/staff-quote-list.queries.js";
import { HeldQuoteSort } from "../../src/staff/quotes/staff-quote.inputs.js";
import { staffQuoteQueries } from "../../src/staff/quotes/staff-quote.queries.js";
import {
  accountEmailTo,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  changeEmail,
  register,
  requestReset,
  saveAddress,
} from "../builders/account.js";
import { aCartWith, applyCode } from "../builders/cart.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { aHeldQuote, orderHeldQuote } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aPersonalDataLink } from "../builders/personal-data.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A customer with a row of every kind, and a guest who ordered with the customer's e-mail address. */
let customer: { id: string; visitorId: string; email: string; orderId: string; cartId: string; line: CartLine };
let guest: { visitorId: string; number: string; cartId: string };
/** Hashes of the tokens of open links. */
let links: { register: string; reset: string; newEmail: string; personalData: string };

beforeAll(async () => {
  const { manager } = shop().database;
  const { visitor, account } = await aCustomer(shop());
  const { visitorId, email } = account;
  const stranger = shop().visitor();
  const numbers: string[] = [];
  for (const buyer of [visitor, stranger]) {
    await aCartWith(buyer);
    await applyCode(buyer, "SUMMER25");
    const { data } = await placeOrder(buyer, aCheckout({ email }));
    numbers.push(data?.placeOrder?.order.number ?? "");
    await aCartWith(buyer);
    await requestQuote(buyer, aQuoteForm({ email }));
    await sendContactMessage(buyer, aMessage({ email }));
    await requestSamples(buyer, await aSampleForm(buyer, { email }));
    await aHeldQuote(buyer, { email });
  }
  await orderHeldQuote(visitor, { replacesCart: true });
  const [order, unclaimed] = await Promise.all(numbers.map((number) => manager.findOneByOrFail(Order, { number })));
  const cart = await manager.findOneByOrFail(Cart, { visitorId });
  const line = await manager.findOneByOrFail(CartLine, { cartId: cart.id });
  const guestCart = await manager.findOneByOrFail(Cart, { visitorId: unclaimed?.visitorId ?? "" });
  customer = { ...account, orderId: order?.id ?? "", cartId: cart.id, line };
  guest = { visitorId: guestCart.visitorId, number: unclaimed?.number ?? "", cartId: guestCart.id };

  await saveAddress(visitor);
  await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
  const form = aRegistration();
  await register(visitor, form);
  await requestReset(visitor, email);
  const newEmail = anEmail();
  await changeEmail(visitor, newEmail);
  const linkTo = async (to: string, kind: AccountEmailKind) =>
    hashOfToken((await accountEmailTo(shop(), to, kind)).token);
  links = {
    register: await linkTo(form.email, "register"),
    reset: await linkTo(email, "reset-password"),
    newEmail: await linkTo(newEmail, "new-email"),
    personalData: hashOfToken(await aPersonalDataLink(shop(), email)),
  };
});

const quoted = () => ({ visitorId: customer.visitorId });

/** Shares the customer's quote by a link with the hash "a hash", and returns the quote's id. */
async function share(manager: EntityManager): Promise<string> {
  const { id } = await manager.findOneByOrFail(HeldQuote, quoted());
  await rowsOf(manager, heldQuoteShareQueries.make, [id, "a hash"]);
  return id;
}

/** The values of an addition to the customer's cart. */
const additionOf = ({ productId, width, height, material, color }: CartLine) => [
  customer.visitorId,
  ...[[productId], [width], [height], [material], [color], ["[]"], ["another configuration"], [2], ["Bedroom"], [null]],
  null,
];

describe("a query of a customer returns the rows of its schema, and no other columns", () => {
  describe("account", () => {
    itReturnsTheRowsOf(
      accountQueries,
      {
        byId: () => [customer.id],
        joinMailingList: () => [customer.id],
        leaveMailingList: () => [customer.id],
        keepSaved: () => [customer.id, ["1"], ["loft"]],
        removeSaved: () => [customer.id, ["1"], ["loft"]],
      },
      shop,
    );
  });

  describe("addresses", () => {
    itReturnsTheRowsOf(
      addressQueries,
      {
        ofAccount: () => [customer.id],
        makeDefault: async (manager) => {
          const { id } = await manager.findOneByOrFail(SavedAddress, { accountId: customer.id });
          return [customer.id, id];
        },
        ensureDefault: async (manager) => {
          await manager.update(SavedAddress, { accountId: customer.id }, { isDefault: false });
          return [customer.id];
        },
      },
      shop,
    );
  });

  describe("authentication", () => {
    itReturnsTheRowsOf(
      authenticationQueries,
      {
        start: () => [customer.id, "Firefox on Windows", null],
        end: () => [customer.id, null],
        storeSession: () => ["a session", {}, 0],
        adopt: () => [guest.visitorId, customer.visitorId],
      },
      shop,
    );
  });

  describe("sign-ins", () => {
    itReturnsTheRowsOf(signInQueries, { ofAccount: () => [customer.id, null] }, shop);
  });

  describe("registration", () => {
    itReturnsTheRowsOf(registrationQueries, { confirm: () => [links.register] }, shop);
  });

  describe("credentials", () => {
    itReturnsTheRowsOf(
      credentialQueries,
      {
        useReset: () => [links.reset],
        useNewEmail: () => [links.newEmail],
        takeEmail: () => [customer.id, anEmail()],
        setPassword: () => [customer.id, "$argon2id$"],
        moveSubscription: () => [customer.email, anEmail()],
      },
      shop,
    );
  });

  describe("e-mails of accounts", () => {
    itReturnsTheRowsOf(
      accountEmailQueries,
      {
        toSend: async (manager) => {
          const { id } = await manager.findOneByOrFail(AccountEmail, { accountId: customer.id });
          return [id];
        },
      },
      shop,
    );
  });

  describe("proposals to merge, and merging", () => {
    const proposed = async (manager: EntityManager) => {
      const values = [customer.email, "leaving@larch.example", "Same name.", randomUUID()];
      const [row] = await rowsOf(manager, customerMergeQueries.propose, values);
      return row?.id ?? "";
    };
    const linked = async (manager: EntityManager) => {
      await rowsOf(manager, customerMergeQueries.keepToken, [await proposed(manager), "a hash", true]);
      return ["a hash"];
    };
    itReturnsTheRowsOf(
      customerMergeQueries,
      {
        lockEmails: () => [[customer.email, anEmail()]],
        canPropose: () => [customer.email, anEmail()],
        propose: () => [customer.email, anEmail(), "Same name.", randomUUID()],
        ofLink: linked,
        lockOfLink: linked,
        lockOpen: async (manager) => [await proposed(manager)],
        confirm: async (manager) => [await proposed(manager), true],
        end: async (manager) => [await proposed(manager), "WITHDRAWN", 0],
        endOfEmail: async (manager) => {
          await proposed(manager);
          return [customer.email];
        },
        toMail: async (manager) => [await proposed(manager)],
        keepToken: async (manager) => [await proposed(manager), "another hash", false],
      },
      shop,
    );
    itReturnsTheRowsOf(
      moveRecordQueries,
      {
        lockAccounts: () => [[customer.email]],
        moveSent: () => [null, customer.email, customer.visitorId],
        joinDetails: async () => [customer.id, (await anAccount(shop())).id],
        moveAddresses: async () => [(await anAccount(shop())).id, customer.id],
        moveSubscription: () => [customer.email, anEmail()],
        removeEmptied: () => [customer.visitorId],
      },
      shop,
    );
  });

  describe("order claims", () => {
    itReturnsTheRowsOf(
      orderClaimQueries,
      {
        unclaimed: () => [customer.visitorId, customer.email, 20],
        claim: () => [customer.visitorId, customer.email, guest.number],
      },
      shop,
    );
  });

  describe("own data", () => {
    itReturnsTheRowsOf(
      ownDataQueries,
      {
        cart: () => [customer.visitorId],
        enquiries: () => [customer.visitorId, customer.email],
        remove: () => [customer.visitorId, customer.email],
        leaveOrders: () => [customer.visitorId, customer.email],
        stripOrders: async (manager) => {
          const left = { status: "CANCELLED", ownerLeftAt: new Date() } as const;
          await manager.update(Order, { id: customer.orderId }, left);
          return [[customer.orderId]];
        },
        ofGuest: () => [customer.email],
        ofLink: () => [links.personalData],
        lockEmail: () => [customer.email],
        toForget: () => [customer.email],
        useLink: () => [links.personalData],
      },
      shop,
    );
  });

  describe("cart", () => {
    itReturnsTheRowsOf(
      {
        ...{ ...cartQueries, ...cartChanges },
        withOwner: ownerWith(cartQueries.ofVisitor),
        withSession: sessionWith(cartQueries.ofVisitor),
      },
      {
        byIds: async (manager) => [[(await manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id]],
        withOwner: async () => [
          (await shop().database.manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id,
        ],
        withSession: async (manager) => {
          const content = { cookie: {}, visitorId: customer.visitorId };
          await rowsOf(manager, sessionQueries.store, ["a session", content, Date.now() / 1000 + 60]);
          return ["a session"];
        },
        ofVisitor: () => [customer.visitorId],
        owner: async () => [
          (await shop().database.manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id,
        ],
        create: () => [],
        lock: () => [customer.visitorId],
        startOrRaise: () => [randomUUID(), null],
        raise: () => [customer.visitorId],
        lockAdditions: () => [customer.visitorId],
        addLines: () => additionOf(customer.line),
        addLinesUndisturbed: () => additionOf(customer.line),
        reconfigureLine: () => [
          customer.cartId,
          customer.line.id,
          30,
          40,
          "PVC",
          "White",
          "[]",
          "a third configuration",
          3,
          "Bedroom",
          null,
        ],
        empty: () => [customer.visitorId],
        applyPromotion: async (manager) => {
          const { id } = await manager.findOneByOrFail(Promotion, { code: "SUMMER25" });
          await manager.update(Cart, { id: customer.cartId }, { promotionId: id });
          return [customer.cartId, id, null];
        },
      },
      shop,
    );
  });

  describe("held quotes", () => {
    itReturnsTheRowsOf(
      heldQuoteQueries,
      {
        byId: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).id],
        toMail: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).id],
        byNumber: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).number],
        ofVisitor: () => [customer.visitorId, null],
        allOfVisitor: () => [customer.visitorId],
        byShare: async (manager) => {
          await share(manager);
          return ["a hash"];
        },
        madeBefore: async () => {
          const { idempotencyKey } = await shop().database.manager.findOneByOrFail(HeldQuote, quoted());
          return [customer.visitorId, idempotencyKey];
        },
        isUniqueCode: ["SUMMER25"],
      },
      shop,
    );
  });

  describe("held quotes that are priced anew", () => {
    itReturnsTheRowsOf(
      priceAnewQueries,
      { offered: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).id] },
      shop,
    );
  });

  describe("held quotes of staff", () => {
    /** State, search, sort key, id, limit. */
    const chosen: unknown[] = [null, null, null, null, 5];
    const bySort = <Value>(value: Value) =>
      Object.fromEntries(Object.keys(HeldQuoteSort).map((sort) => [sort, value])) as Record<HeldQuoteSort, Value>;
    itReturnsTheRowsOf(quoteListQueries, bySort(chosen), shop);
    itReturnsTheRowsOf(quoteSearchQueries, bySort(chosen.with(1, "'mbq':*")), shop);
    itReturnsTheRowsOf(quoteCountQueries, { count: [null, null], countFound: [null, "'mbq':*"] }, shop);
    itReturnsTheRowsOf(
      staffQuoteQueries,
      { byNumber: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).number] },
      shop,
    );
  });

  describe("shares of held quotes", () => {
    const ofQuote = async (manager: EntityManager) => [await share(manager)];
    itReturnsTheRowsOf(
      heldQuoteShareQueries,
      {
        make: async (manager) => [(await manager.findOneByOrFail(HeldQuote, quoted())).id, "another hash"],
        end: ofQuote,
        lock: async (manager) => {
          await share(manager);
          return ["a hash"];
        },
        agree: async (manager) => [...(await ofQuote(manager)), "Robin", null],
        agreementToMail: async (manager) => {
          const id = await share(manager);
          await rowsOf(manager, heldQuoteShareQueries.agree, [id, "Robin", "Yes, please."]);
          return [id];
        },
      },
      shop,
    );
  });

  describe("merged carts", () => {
    itReturnsTheRowsOf(
      mergeQueries,
      {
        retire: () => [guest.visitorId],
        moveContents: () => [guest.cartId, customer.cartId, [customer.line.configuration], [2], null, null],
      },
      shop,
    );
  });

  describe("orders", () => {
    itReturnsTheRowsOf(
      orderQueries,
      {
        whole: () => [customer.orderId],
        byId: () => [customer.orderId],
        toMail: () => [customer.orderId],
        ofVisitor: () => [customer.visitorId, null],
        byIdsOfVisitor: () => [customer.visitorId, [customer.orderId]],
        ofNumber: () => [guest.number],
        ofNumbers: () => [[guest.number]],
        wholeOfNumber: () => [guest.number],
        ofEmail: () => [guest.number, customer.email],
        ofGuest: () => [customer.email],
        pageOfVisitorAfter: () => [customer.visitorId, null, null, 5],
        pageOfVisitorBefore: () => [customer.visitorId, null, null, 5],
        toPlace: async (manager) => {
          const { idempotencyKey } = await manager.findOneByOrFail(Order, { id: customer.orderId });
          return [customer.visitorId, idempotencyKey, customer.email];
        },
      },
      shop,
    );
  });

  describe("review invitations", () => {
    const deliver = async (manager: EntityManager) => {
      for (const status of ["MANUFACTURING", "SHIPPED", "DELIVERED"] as const)
        await manager.update(Order, { id: customer.orderId }, { status });
    };
    const issued = async (manager: EntityManager) => {
      await deliver(manager);
      await rowsOf(manager, reviewInvitationQueries.issue, [customer.orderId, "a hash"]);
      return ["a hash"];
    };
    itReturnsTheRowsOf(
      reviewInvitationQueries,
      {
        issue: async (manager) => {
          await deliver(manager);
          return [customer.orderId, "another hash"];
        },
        open: issued,
        decline: issued,
      },
      shop,
    );
  });
});

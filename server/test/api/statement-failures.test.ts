import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../src/composition/domains/schema.js";
import { issueToken } from "../../src/enquiries/mailing-list/subscription-tokens.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { ACCOUNT_MUTATIONS } from "../builders/account-mutations.js";
import {
  aCartWith,
  addToCart,
  anAddition,
  applyCode,
  clearCart,
  removeCode,
  removeLine,
  setQuantity,
} from "../builders/cart.js";
import {
  aQuoteForm,
  aSampleForm,
  confirmSubscription,
  requestQuote,
  requestSamples,
  sendContactMessage,
  subscribe,
  unsubscribe,
} from "../builders/enquiry.js";
import { aKeptCart, expireQuote, keepPrice, orderHeldQuote, priceHeldQuoteAnew } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aChangeableOrder, changeOrderLine, priceChange } from "../builders/order-change.js";
import { aPhoto, aProblem, aReport, aSentOrder } from "../builders/order-problem.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aNewWindow, saveProject } from "../builders/project.js";
import { aBuyersReview, anInvitedOrder, declineInvitations, reviewPurchase } from "../builders/review-invitation.js";
import { agree, anOrderToMeasure, measured, readSettled, sent } from "../builders/settled-sizes.js";
import { agreeToSharedQuote, aSharedQuote, shareHeldQuote, stopSharingHeldQuote } from "../builders/shared-quote.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { aBooking, aFreeTime, aVisit, book, cancel, move } from "../builders/visit.js";
import {
  aChosenWindow,
  anOption,
  chooseOption,
  copyOption,
  keepOption,
  removeOption,
} from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";
import { StatementFaults, type FaultTime } from "../harness/statement-faults.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const faults = new StatementFaults();
let uninstall: () => void;
let clerk: StaffClient;
beforeAll(async () => {
  ({ client: clerk } = await aSignedInMember(shop(), StaffRole.ORDERS));
});
beforeAll(() => (uninstall = faults.install()));
afterAll(() => uninstall());

type Answer = Pick<GraphQLAnswer<unknown>, "status" | "data" | "errors">;
/** Prepares the state and returns the request, which may be repeated. */
type Preparation = (visitor: TestVisitor) => Promise<() => Promise<Answer>>;

async function aToken(purpose: "confirm" | "unsubscribe"): Promise<string> {
  const [{ id }] = await shop().database.query(
    "INSERT INTO subscription (email, confirmed_at) VALUES ($1, CASE WHEN $2 THEN now() END) RETURNING id",
    [`${randomUUID()}@larch.example`, purpose === "unsubscribe"],
  );
  return issueToken(shop().database.manager, id, purpose);
}

const MUTATIONS: Record<string, Preparation> = {
  addToCart: async (visitor) => {
    const addition = await anAddition(visitor);
    return () => addToCart(visitor, addition);
  },
  changeCartLine: async (visitor) => {
    const { id: lineId } = await aCartWith(visitor);
    return () => setQuantity(visitor, { lineId, quantity: 7 });
  },
  updateCart: async (visitor) => {
    await aCartWith(visitor);
    return () => mutate(visitor, "updateCart", { note: "Please ring twice.", delivery: "EXPRESS" });
  },
  removeCartLine: async (visitor) => {
    const { id } = await aCartWith(visitor);
    return () => removeLine(visitor, id);
  },
  createCart: async (visitor) => () => mutate(visitor, "createCart"),
  clearCart: async (visitor) => {
    await aCartWith(visitor);
    return () => clearCart(visitor);
  },
  applyPromotionCode: async (visitor) => {
    await aCartWith(visitor);
    return () => applyCode(visitor, "SUMMER25");
  },
  removePromotionCode: async (visitor) => {
    await applyCode(visitor, "SUMMER25");
    return () => removeCode(visitor);
  },
  placeOrder: async (visitor) => {
    await aCartWith(visitor);
    await aCartWith(visitor, "roman-blinds", { quantity: 3 });
    await applyCode(visitor, "SUMMER25");
    const key = randomUUID();
    return () => placeOrder(visitor, aCheckout(), key);
  },
  cancelOrder: async (visitor) => {
    await aCartWith(visitor);
    const { data } = await placeOrder(visitor);
    return () => mutate(visitor, "cancelOrder", { number: data?.placeOrder.order.number });
  },
  changeOrderLine: async (visitor) => {
    const { number, order } = await aChangeableOrder(shop(), {}, visitor);
    const wanted = { number, lineId: order.lines[0]?.id, width: 60 };
    const { data } = await priceChange(visitor, wanted);
    const expectedTotalPence = data?.priceOrderLineChange.totals.totalPence;
    return () => changeOrderLine(visitor, { ...wanted, expectedTotalPence });
  },
  agreeToMeasuredSizes: async (visitor) => {
    const { number, order } = await anOrderToMeasure(shop(), clerk, {}, visitor);
    await sent(clerk, await measured(clerk, order, { width: 60 }));
    const shown = await readSettled(visitor, number);
    return () => agree(visitor, shown);
  },
  reportOrderProblem: async (visitor) => {
    const { number } = await aSentOrder(shop(), { visitor });
    const report = aReport(number, { photoIds: [await aPhoto(visitor)] });
    return () => mutate(visitor, "reportOrderProblem", report);
  },
  writeAboutProblem: async (visitor) => {
    const { number } = await aSentOrder(shop(), { visitor });
    const { id: problemId } = await aProblem({ visitor, number });
    const message = { number, problemId, text: "And more.", idempotencyKey: randomUUID() };
    return () => mutate(visitor, "writeAboutProblem", message);
  },
  bookVisit: async (visitor) => {
    const booking = aBooking(await aFreeTime(shop()));
    return () => book(visitor, booking);
  },
  moveVisit: async (visitor) => {
    const { token } = await aVisit(shop());
    const startsAt = await aFreeTime(shop());
    return () => move(visitor, token, startsAt);
  },
  cancelVisit: async (visitor) => {
    const { token } = await aVisit(shop());
    return () => cancel(visitor, token);
  },
  saveProject: async (visitor) => {
    const windows = [aNewWindow(), aNewWindow({ name: "right" })];
    return () => saveProject(visitor, { windows });
  },
  keepWindowOption: async (visitor) => {
    const { window } = await aChosenWindow(visitor);
    const option = await anOption(visitor, window.key, { width: 40 });
    return () => keepOption(visitor, option);
  },
  chooseWindowOption: async (visitor) => {
    const { window, chosen } = await aChosenWindow(visitor);
    const input = { windowKey: window.key, optionId: null, expectedVersion: chosen.optionsVersion };
    return () => chooseOption(visitor, input);
  },
  removeWindowOption: async (visitor) => {
    const { window, chosen } = await aChosenWindow(visitor);
    const optionId = chosen.options[0]?.id;
    return () => removeOption(visitor, { windowKey: window.key, optionId, expectedVersion: chosen.optionsVersion });
  },
  copyWindowOption: async (visitor) => {
    const { chosen } = await aChosenWindow(visitor, { depth: 4 });
    const { window, chosen: another } = await aChosenWindow(visitor, { depth: 4, name: "right", widthTop: 44 });
    const target = { windowKey: window.key, expectedVersion: another.optionsVersion };
    return () => copyOption(visitor, chosen.options[0]?.id, [target]);
  },
  keepPrice: async (visitor) => {
    await aCartWith(visitor);
    await aCartWith(visitor, "roman-blinds", { quantity: 3 });
    const idempotencyKey = randomUUID();
    return () => keepPrice(visitor, { idempotencyKey });
  },
  orderHeldQuote: async (visitor) => {
    const { number } = await aKeptCart(visitor);
    return () => orderHeldQuote(visitor, { number, replacesCart: true });
  },
  priceHeldQuoteAnew: async (visitor) => {
    const { number } = await aKeptCart(visitor);
    await expireQuote(shop().database, number);
    const idempotencyKey = randomUUID();
    return () => priceHeldQuoteAnew(visitor, { number, idempotencyKey });
  },
  shareHeldQuote: async (visitor) => {
    const { number } = await aKeptCart(visitor);
    return () => shareHeldQuote(visitor, { number });
  },
  stopSharingHeldQuote: async (visitor) => {
    const { number } = await aSharedQuote(visitor);
    return () => stopSharingHeldQuote(visitor, { number });
  },
  agreeToSharedQuote: async (visitor) => {
    const { token } = await aSharedQuote(visitor);
    return () => agreeToSharedQuote(visitor, { token });
  },
  addChoicesToCart: async (visitor) => {
    await aChosenWindow(visitor);
    await aChosenWindow(visitor, { name: "right" });
    return () => mutate(visitor, "addChoicesToCart");
  },
  requestQuote: async (visitor) => {
    await aChosenWindow(visitor);
    return () => requestQuote(visitor, aQuoteForm({ attachesProject: true, attachesPhotos: true }));
  },
  sendContactMessage: async (visitor) => () => sendContactMessage(visitor),
  requestSamples: async (visitor) => {
    const form = await aSampleForm(visitor);
    return () => requestSamples(visitor, form);
  },
  subscribe: async (visitor) => {
    const email = `${randomUUID()}@larch.example`;
    return () => subscribe(visitor, email);
  },
  confirmSubscription: async (visitor) => {
    const token = await aToken("confirm");
    return () => confirmSubscription(visitor, token);
  },
  unsubscribe: async (visitor) => {
    const token = await aToken("unsubscribe");
    return () => unsubscribe(visitor, token);
  },
  reviewPurchase: async (visitor) => {
    const { token } = await anInvitedOrder(shop());
    const { productId } = await anAddition(visitor, "roman-blinds");
    return () => reviewPurchase(visitor, aBuyersReview(token, productId));
  },
  declineReviewInvitations: async (visitor) => {
    const { token } = await anInvitedOrder(shop());
    return () => declineInvitations(visitor, token);
  },
  createConfigurationCodes: async (visitor) => {
    const width = 30 + Math.floor(Math.random() * 500_000) / 10_000; // an equal configuration would keep its code
    const { productId, height, material, color } = await anAddition(visitor);
    const input = { configurations: [{ productId, width, height, material, color }] };
    return () =>
      visitor.graphql(
        "mutation ($input: CreateConfigurationCodesInput!) { createConfigurationCodes(input: $input) { errors { code } } }",
        { input },
      );
  },
  writeReview: async (visitor) => {
    const { productId } = await anAddition(visitor);
    const input = { productId, rating: 4, name: "Jo Whitfield", location: "Bristol", comment: "It fits to the mm." };
    return () =>
      visitor.graphql(
        "mutation ($input: WriteReviewInput!) { writeReview(input: $input) { isPublished errors { code } } }",
        { input },
      );
  },
};

const prepared: [string, Preparation][] = [
  ...Object.entries(MUTATIONS),
  ...Object.entries(ACCOUNT_MUTATIONS).map(([name, prepare]): [string, Preparation] => [
    name,
    (visitor) => prepare(shop(), visitor),
  ]),
];

/** Mutations that change nothing, or only a session. */
const READING: ReadonlySet<string> = new Set(["downloadMyData", "readPersonalData", "refreshTokens"]);

/** All stored rows except sessions and rate limit counters, as one text. */
async function stored(): Promise<string> {
  const tables: { name: string }[] = await shop().database.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('session', 'rate_limit', 'migration', 'product', 'picture', 'category', 'search_bitmap') ORDER BY 1`,
  );
  const parts = [...tables.map(({ name }) => [name, "t"]), ["pgboss.job", "t.id"]].map(
    ([name, row]) =>
      `SELECT '${name}' || md5(coalesce(string_agg(${row}::text, ',' ORDER BY ${row}::text), '')) AS sum FROM ${name} t`,
  );
  const sums: { sum: string }[] = await shop().database.query(parts.join(" UNION ALL "));
  return sums.map(({ sum }) => sum).join(" ");
}

/** Number of rows that break invariants I1, I2, I4, I5 or I8, or of orders without history and two mails, four of a cancelled one, two more for each change, one more for measured sizes and two once they are agreed to. */
const BROKEN = `
  SELECT
    (SELECT count(*)::int FROM orders o WHERE NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id)) AS "ordersWithoutLines",
    (SELECT count(*)::int FROM orders o WHERE o.total_pence <> o.subtotal_pence - o.discount_pence + o.delivery_pence + o.tax_pence
      OR o.subtotal_pence <> (SELECT sum(l.total_pence) FROM order_line l WHERE l.order_id = o.id)) AS "wrongTotals",
    (SELECT count(*)::int FROM orders o JOIN cart c USING (visitor_id)
      JOIN cart_line l ON l.cart_id = c.id AND l.added_at <= o.placed_at) AS "orderedAndInCart",
    (SELECT count(*)::int - count(DISTINCT visitor_id)::int FROM orders) AS "orderedTwice",
    (SELECT count(*)::int FROM orders o
      WHERE (CASE o.status WHEN 'CANCELLED' THEN 2 WHEN 'DELIVERED' THEN 4 ELSE 1 END)
        <> (SELECT count(*) FROM order_status_change h WHERE h.order_id = o.id)) AS "ordersWithoutHistory",
    (SELECT count(*)::int FROM orders o
      LEFT JOIN (SELECT j.data->>'about' AS about, count(*) AS mails FROM pgboss.job j GROUP BY 1) m ON m.about = o.id::text
      WHERE (CASE o.status WHEN 'CANCELLED' THEN 4 ELSE 2 END)
          + 2 * (SELECT count(*) FROM order_line_change k WHERE k.order_id = o.id)
          + coalesce((SELECT CASE WHEN s.settled_at IS NULL THEN 1 ELSE 3 END FROM order_settlement s WHERE s.order_id = o.id), 0)
        <> coalesce(m.mails, 0)) AS "ordersWithoutMails",
    (SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS "openTransactions"`;

const acknowledged: string[] = [];

async function expectInvariants(answer: Answer): Promise<void> {
  const [broken] = await shop().database.query(BROKEN);
  expect(new Set(Object.values(broken))).toEqual(new Set([0]));
  const placed = (answer.data as { placeOrder?: { order: { number: string } } } | null)?.placeOrder;
  if (placed) acknowledged.push(placed.order.number);
  const [{ missing }] = await shop().database.query(
    "SELECT count(*)::int AS missing FROM unnest($1::text[]) n WHERE NOT EXISTS (SELECT FROM orders o WHERE o.number = n)",
    [acknowledged],
  );
  expect(missing).toBe(0);
  expect(JSON.stringify(answer)).not.toMatch(/secret|SELECT|INSERT|UPDATE|DELETE|relation/);
  for (const { extensions } of answer.errors)
    expect(["SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]).toContain(extensions.code);
}

const fault = (code: string) => Object.assign(new Error("a secret of the database"), { code });

/** Fails each statement of a request in turn and returns their number. */
async function failEach(
  prepare: Preparation,
  { time, code }: { time: FaultTime; code: string },
  check: (outcome: { answer: Answer; before: string; again: () => Promise<Answer> }) => Promise<void>,
): Promise<number> {
  for (let number = 1; ; number += 1) {
    const request = await prepare(shop().visitor());
    const before = await stored();
    faults.arm(number, time, fault(code));
    const answer = await request();
    if (!faults.disarm()) return number - 1;
    await expectInvariants(answer);
    await check({ answer, before, again: request });
  }
}

it("every mutation is covered", async () => {
  const names = Object.keys((await createSchema()).getMutationType()?.getFields() ?? {});
  expect(prepared.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(prepared)("%s", { timeout: 60_000 }, (name, prepare) => {
  it("changes nothing when one of its statements fails, and then succeeds", async () => {
    const statements = await failEach(prepare, { time: "before", code: "XX000" }, async ({ answer, before, again }) => {
      if (answer.errors.length === 0) return; // a rate limit counter, which may fail
      expect(await stored()).toBe(before);
      const repeated = await again();
      expect(repeated.errors).toEqual([]);
      await expectInvariants(repeated);
    });
    expect(statements).toBeGreaterThan(0);
  });

  it("does all or nothing when the result of one of its statements is lost", async () => {
    const changes: string[] = [];
    await failEach(prepare, { time: "after", code: "08006" }, async ({ answer, before, again }) => {
      if (answer.errors.length > 0 && (await stored()) !== before) changes.push(before);
      await expectInvariants({ ...(await again()), errors: [] });
    });
    // A lost result of the COMMIT leaves everything stored; any other is rolled back.
    expect(changes).toHaveLength(READING.has(name) ? 0 : 1);
  });

  it("recovers from a deadlock", async () => {
    const failed: Answer[] = [];
    await failEach(prepare, { time: "before", code: "40P01" }, async ({ answer }) => {
      if (answer.errors.length > 0) failed.push(answer);
    });
    // Statements outside a transaction, such as reading the session or a product, can't deadlock.
    expect(failed.length).toBeLessThanOrEqual(2);
  });
});

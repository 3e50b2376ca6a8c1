import { randomUUID } from "node:crypto";
import { beforeAll, describe } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { problemMailQueries } from "../../src/problems/problem-mail.queries.js";
import { problemQueries } from "../../src/problems/problem.queries.js";
import { staffProblemQueries } from "../../src/staff/problems/staff-problem.queries.js";
import { aPhoto, aProblem, aSentOrder } from "../builders/order-problem.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Keys of a problem with a message and a photo, and of a photo of the same visitor that no report has. */
let keys: {
  visitor: string;
  order: string;
  line: string;
  problem: string;
  message: string;
  photo: string;
  loose: string;
};

beforeAll(async () => {
  const order = await aSentOrder(shop());
  const lineId = order.lineIds[0] ?? "";
  const problem = await aProblem(order, {
    lineId,
    idempotencyKey: "key-of-report",
    photoIds: [await aPhoto(order.visitor)],
  });
  const [{ id, visitor }] = await shop().database.query(
    "SELECT id, visitor_id AS visitor FROM orders WHERE number = $1",
    [order.number],
  );
  keys = {
    ...{ visitor, order: id, line: keyOf("OrderLine", lineId), problem: keyOf("OrderProblem", problem.id) },
    message: keyOf("OrderProblemMessage", problem.messages[0]?.id ?? ""),
    photo: keyOf("OrderProblemPhoto", problem.photos[0]?.id ?? ""),
    loose: keyOf("OrderProblemPhoto", await aPhoto(order.visitor)),
  };
  await shop().database.query("UPDATE order_problem_message SET idempotency_key = 'key-of-message', request_hash = ''");
});

describe("a query of problems answers with the rows of its schema, and no other columns", () => {
  describe("shopper", () => {
    itReturnsTheRowsOf(
      problemQueries,
      {
        ofOrder: () => [keys.order],
        byId: () => [keys.problem],
        photos: () => [[keys.problem]],
        lockOrder: () => [keys.order, keys.line],
        reportedBefore: () => [keys.order, "key-of-report"],
        attachPhotos: () => [[keys.loose], keys.visitor, keys.problem],
        keepPhoto: () => [keys.visitor, 9, 6, Buffer.from("photo"), Buffer.from("preview")],
        lock: () => [keys.order, keys.problem],
        writtenBefore: () => [keys.problem, "key-of-message"],
        write: () => [keys.problem, "And more.", null, "another key", ""],
        moveTo: () => [keys.problem, "CLOSED"],
      },
      shop,
    );
  });

  describe("mail", () => {
    itReturnsTheRowsOf(problemMailQueries, { problem: () => [keys.problem], message: () => [keys.message] }, shop);
  });

  describe("staff", () => {
    itReturnsTheRowsOf(
      staffProblemQueries,
      {
        page: ["OPEN", "chain", "2999-01-01T00:00:00Z", randomUUID(), 5],
        count: ["OPEN", "chain"],
        byId: () => [keys.problem],
        ofOrder: () => [keys.order],
        change: () => [keys.problem, 1, "AGREED", "A new one."],
        photo: () => [keys.photo],
      },
      shop,
    );
  });
});

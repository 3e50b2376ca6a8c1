import type { OrderStatus } from "@rules/order-progress";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { MoveOrdersMutation } from "../gql/graphql";

const MOVE_ORDERS = graphql(`
  mutation MoveOrders($input: MoveOrdersInput!) {
    moveOrders(input: $input) {
      outcomes {
        id
        error {
          code
          message
        }
        order {
          ...ListedOrder
        }
      }
    }
  }
`);

/** What became of one order. */
export type MoveOutcome = NonNullable<NonNullable<MoveOrdersMutation["moveOrders"]>["outcomes"]>[number];

/** Orders that the API moves at once. */
const AT_ONCE = 100;

/**
 * Gives orders another status if they are still of the version that was looked at; each has its own outcome.
 * @throws {StaffError} where nothing of the last hundred was moved
 */
export async function moveOrders(
  orders: readonly { id: string; version: number }[],
  to: OrderStatus,
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (let start = 0; start < orders.length; start += AT_ONCE) {
    const some = orders.slice(start, start + AT_ONCE);
    const expected = some.map(({ id, version }) => ({ id, expectedVersion: version }));
    const { moveOrders: moved } = await request(MOVE_ORDERS, { input: { to, orders: expected } });
    outcomes.push(...(moved?.outcomes ?? []));
  }
  return outcomes;
}

import { vi } from "vitest";
import { OWNER, staffApi, type Root } from "./staff-api";

/** Somebody who finds, moves and notes orders. */
export const DISPATCHER = {
  ...OWNER,
  role: "ORDERS",
  permissions: ["self:read", "self:secure", "orders:read", "orders:change"],
};

/** An order of a list. */
export const aListedOrder = (number: number, changes: object = {}) => ({
  id: `order-${number}`,
  number: `MBC10000${number}`,
  version: number,
  placedAt: "2026-11-02T10:30:00.000Z",
  ...{ firstName: "Jo", lastName: `Whitfield ${number}`, zipCode: "BS6 7QX", city: "Bristol" },
  ...{ status: "PROCESSING", estimatedDelivery: "2026-12-04", isLate: false, totalPence: 20_592, pieces: 1 },
  ...{ fulfilment: "MAKE_TO_SIZES", email: "jo@larch.example" },
  ...changes,
});

type ListedOrder = ReturnType<typeof aListedOrder>;
type ListArgs = { filter?: object; sort: string; first: number; after?: string | null };
type MoveArgs = { input: { to: string; orders: { id: string; expectedVersion: number }[] } };

/** A staff API with these orders, whose moves all succeed. */
export function anOrdersDesk(orders: ListedOrder[], { me = DISPATCHER, more = {} }: { me?: object; more?: Root } = {}) {
  const desk = {
    me: () => me,
    orders: vi.fn<(args: ListArgs) => object>(({ first, after }) => {
      const start = after == null ? 0 : Number(after) + 1;
      const nodes = orders.slice(start, start + first);
      const last = start + nodes.length - 1;
      const pageInfo = { hasNextPage: last < orders.length - 1, endCursor: String(last) };
      return { nodes, pageInfo, totalCount: orders.length, isTotalCountExact: true };
    }),
    moveOrders: vi.fn<(args: MoveArgs) => object>(({ input }) => ({
      outcomes: input.orders.map(({ id }) => ({
        id,
        error: null,
        order: { ...orders.find((order) => order.id === id), status: input.to },
      })),
    })),
    ...more,
  };
  staffApi(desk);
  return desk;
}

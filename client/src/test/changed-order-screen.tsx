import { ApolloLink } from "@apollo/client";
import type { GraphQLError } from "graphql";
import { Route, Routes } from "react-router-dom";
import { CartProvider } from "../features/cart/CartProvider";
import { changedOrder } from "../features/order/change-line/changed-order";
import type { ChangeOrderLineInput, LineChangeInput } from "../gql/graphql";
import { paths } from "../lib/paths";
import { ProductPage } from "../pages/product/ProductPage";
import { CurrentUrl } from "./CurrentUrl";
import { ORDER } from "./placed-order";
import { ProductShop } from "./product-shop";
import { renderInShop } from "./render-in-shop";
import { schemaLink } from "./schema-link";

const OPERATIONS = new Set(["OrderLineChange", "ChangeOrderLine"]);

/** Every inch of width costs a pound. */
const priceOf = (width: number) => Math.round(width * 100);

/** A fake server that prices and makes changes of the one line of an order. */
export class ChangeDesk {
  readonly asked: LineChangeInput[] = [];
  readonly agreed: ChangeOrderLineInput[] = [];
  /** Errors for the next prices and the next changes. */
  readonly priceRefusals: GraphQLError[] = [];
  readonly changeRefusals: GraphQLError[] = [];
  /** Added to each price, as after a change elsewhere. */
  surcharge = 0;
  order = { ...ORDER, changeableUntil: new Date(Date.now() + 3_600_000) };

  get link(): ApolloLink {
    const orders = schemaLink({
      priceOrderLineChange: ({ input }: { input: LineChangeInput }) => this.#price(input),
      changeOrderLine: ({ input }: { input: ChangeOrderLineInput }) => this.#change(input),
    });
    return ApolloLink.split(({ operationName = "" }) => OPERATIONS.has(operationName), orders, new ProductShop().link);
  }

  #price(input: LineChangeInput) {
    this.asked.push({ ...input });
    const refusal = this.priceRefusals.shift();
    if (refusal) throw refusal;
    const totalPence = priceOf(input.width ?? 0) + this.surcharge;
    return {
      order: this.order,
      unitPricePence: totalPence,
      lineTotalPence: totalPence,
      totals: { ...ORDER.totals, totalPence },
      differencePence: totalPence - ORDER.totals.totalPence,
      isSame: input.width === 24,
    };
  }

  #change(input: ChangeOrderLineInput) {
    this.agreed.push({ ...input });
    const refusal = this.changeRefusals.shift();
    if (refusal) throw refusal;
    return { order: this.order };
  }
}

const LINE = `/products/wooden-blinds?color=Oak&material=Hardwood&width=24&height=36&options=&line=l1&order=${ORDER.number}`;

/** Opens the configurator with a line of an order, as its page's link does; `state` of another way there. */
export async function openChangedOrder(desk: ChangeDesk, state: object | null = changedOrder("jo@example.com")) {
  window.history.replaceState(null, "", LINE);
  const [pathname = "", search = ""] = LINE.split("?");
  await renderInShop(
    <CartProvider>
      <CurrentUrl />
      <Routes>
        <Route path={paths.product.pattern} element={<ProductPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </CartProvider>,
    desk.link,
    { pathname, search: `?${search}`, state },
  );
}

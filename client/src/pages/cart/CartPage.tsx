import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { CartContents } from "./CartContents";
import { CartContentsSkeleton } from "./CartSkeleton";

const CART_PAGE_QUERY = graphql(`
  query CartPage {
    shop {
      ...CartContents_shop
    }
  }
`);

/** /cart */
export function CartPage() {
  const { data } = useSuspenseQuery(CART_PAGE_QUERY);
  return (
    <StateFrame>
      <Head title="Shopping Cart" noIndex />
      <BrowserOnly fallback={<CartContentsSkeleton />}>
        <CartContents shop={data.shop} />
      </BrowserOnly>
    </StateFrame>
  );
}

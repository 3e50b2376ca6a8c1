import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { CartContents } from "./CartContents";
import { CartSkeleton } from "./CartSkeleton";

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
    <VisitorPage title="Shopping Cart" skeleton={<CartSkeleton />}>
      <CartContents shop={data.shop} />
    </VisitorPage>
  );
}

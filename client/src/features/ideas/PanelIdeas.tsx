import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { lastSeen } from "../../lib/last-seen";
import { paths } from "../../lib/paths";
import { useStore } from "../../lib/store";
import { chakra } from "../../ui/theme/chakra";
import { ProductRow } from "../catalogue/ProductRow";
import { ProductRows, ProductRowsSkeleton } from "../catalogue/row-layout";

const PANEL_IDEAS = graphql(`
  query PanelIdeas($seen: [ID!]!) {
    productsByIds(ids: $seen) {
      id
      ...ProductRow_product
    }
    products(first: 3) {
      edges {
        node {
          id
          ...ProductRow_product
        }
      }
    }
  }
`);

const SHOWN = 3;

/** In a panel without items: the products seen last in this browser, or else the bestsellers. Nothing where they can't be loaded. */
export function PanelIdeas({ onLeave }: { onLeave: () => void }) {
  const seen = useStore(lastSeen);
  const { data, loading } = useQuery(PANEL_IDEAS, { variables: { seen: [...seen] }, errorPolicy: "ignore" });
  if (loading && !data) return <ProductRowsSkeleton count={SHOWN} />;
  if (!data) return null;
  const last = data.productsByIds.slice(0, SHOWN);
  const products = last.length > 0 ? last : data.products.edges.map(({ node }) => node);
  return (
    <chakra.section borderTopWidth="1px" pt="6" aria-labelledby="panel-ideas">
      <chakra.h3 id="panel-ideas" textStyle="title" mb="4">
        {last.length > 0 ? "You looked at" : "Bestsellers"}
      </chakra.h3>
      <ProductRows>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            to={({ slug }) => paths.product.href(slug)}
            onClick={onLeave}
          />
        ))}
      </ProductRows>
    </chakra.section>
  );
}

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { SHOP_IN_SHORT } from "../../content/shop";
import { graphql } from "../../gql";
import { organization, webSite } from "../../lib/structured-data/shop";
import { StructuredData } from "../../ui/page/StructuredData";

const SHOP = graphql(`
  fragment HomeData_shop on Shop {
    name
    phone
    email
    socialProfiles {
      url
    }
  }
`);

/** Structured data of the firm and its site. */
export function HomeData({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, from: shop });
  const firm = { ...data, description: SHOP_IN_SHORT };
  return <StructuredData of={(absolute) => [organization(firm, absolute), webSite(firm, absolute)]} />;
}

import { useSuspenseQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { SHOP_IN_SHORT, SHOP_PICTURE } from "../content/shop";
import { graphql } from "../gql";
import { SiteContext } from "../ui/page/site-context";

const SITE = graphql(`
  query Site {
    shop {
      name
    }
  }
`);

/** Provides the shop's name, description and picture for the head of every page. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { name } = useSuspenseQuery(SITE).data.shop;
  const site = useMemo(() => ({ name, description: SHOP_IN_SHORT, picture: SHOP_PICTURE }), [name]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

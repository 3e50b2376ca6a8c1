import { useSuspenseQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { graphql } from "../gql";
import { SiteNameContext } from "../ui/page/site-name";

const SITE_NAME = graphql(`
  query SiteName {
    shop {
      name
    }
  }
`);

/** Gives every page the shop's name for its title. */
export function SiteName({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(SITE_NAME);
  return <SiteNameContext value={data.shop.name}>{children}</SiteNameContext>;
}

import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { organization, webSite } from "../../lib/structured-data/shop";
import { StructuredData } from "../../ui/page/StructuredData";

const HOME_DATA = graphql(`
  query HomeData {
    shop {
      name
      description
      phone
      email
      dailyOpenings {
        day
        opens
        closes
      }
      socialProfiles {
        url
      }
      legalName
      companyNumber
      vatNumber
      address {
        lines
        town
        postcode
        country
      }
      complaintsEmail
    }
  }
`);

/** Structured data of the firm and its site. A query of its own, so that browsers load nothing of it. */
export function HomeData() {
  const { shop } = useSuspenseQuery(HOME_DATA).data;
  return <StructuredData of={(absolute) => [organization(shop, absolute), webSite(shop, absolute)]} />;
}

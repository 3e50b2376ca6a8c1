import type { ApolloClient } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import type { ShopFacts } from "../content/facts";
import { graphql } from "../gql";

const SHOP_FACTS = graphql(`
  query ShopFacts {
    shop {
      name
      traderLines
      legalName
      address {
        lines
        town
        postcode
        country
      }
      icoNumber
      processors {
        name
        purpose
        place
      }
      phone
      email
      taxIncludedPercent
      deliveryNote
      deliveryPence
      freeDeliveryFromPence
      standardDeliveryDays {
        from
        to
      }
      expressDeliveryDays {
        from
        to
      }
      fittedFromPence
      financeFromPence
      quoteDays
      returnDays
      fittingWeeks {
        from
        to
      }
      installationMinutes
      maxQuantity
      yearsInTrade
      happyCustomers
      starRating
      isFamilyRun
      blindWarrantyYears {
        from
        to
      }
      longestWarrantyYears
      childSafetyStandard
      saleUpToPercent
      depositPercent
      cancelDays
      reportDays
      workmanshipMonths
      guideFigures {
        deviceHeightMm
        recessDeductions {
          construction
          widthMm
          heightMm
        }
        exactClothMm
        outsideFrameMm
        blindToleranceMm {
          from
          to
        }
        frameToleranceMm {
          from
          to
        }
        curtainToleranceMm
      }
      films {
        name
        videoId
      }
      promotion {
        name
        code
        percent
      }
    }
  }
`);

/** The figures in content pages and answers of the chat; part of the server's page. */
export function useShopFacts(): ShopFacts {
  return useSuspenseQuery(SHOP_FACTS).data.shop;
}

/** The films that the shop shows in place of its guides' own; part of the same query. */
export const useShopFilms = () => useSuspenseQuery(SHOP_FACTS).data.shop.films;

/** Reads the figures before a part that needs them is shown. Rejects where the shop can't be reached. */
export async function readShopFacts(client: ApolloClient): Promise<void> {
  await client.query({ query: SHOP_FACTS });
}

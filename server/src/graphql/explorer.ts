import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { ShopContext } from "./context.js";

const FIRST_DOCUMENT = `# Press Run: the most popular products, with their sizes in inches and prices in pence.
query MostPopular {
  products(first: 5) {
    totalCount
    nodes {
      name
      slug
      basePricePence
      minWidth
      maxWidth
      colors { name }
    }
  }
}
`;

/** What a browser sees at /graphql: Apollo Sandbox, with cookies, so that the cart is there. */
export const explorerPage = (): ApolloServerPlugin<ShopContext> =>
  ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true, document: FIRST_DOCUMENT });

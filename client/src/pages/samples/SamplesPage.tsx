import { useSuspenseQuery } from "@apollo/client/react";
import { MOST_SAMPLES } from "@rules/samples-form";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { SamplesIntro } from "./SamplesIntro";
import { SamplesOrder } from "./SamplesOrder";

const SAMPLES_PAGE_QUERY = graphql(`
  query SamplesPage {
    products(filter: { materials: ["fabric"] }, first: 100) {
      edges {
        node {
          id
          ...SampleProducts_product
        }
      }
    }
    shop {
      phone
    }
  }
`);

/** /samples: free fabric samples. */
export function SamplesPage() {
  const { data } = useSuspenseQuery(SAMPLES_PAGE_QUERY);
  return (
    <StateFrame>
      <Head
        title="Free fabric samples for your windows"
        description={`Choose up to ${MOST_SAMPLES} free samples of our blind and curtain fabrics, see them in your own light, and order made to measure when you are sure.`}
        canonicalPath={paths.samples.href()}
      />
      <SamplesIntro />
      <SamplesOrder products={data.products.edges.map(({ node }) => node)} phone={data.shop.phone} />
    </StateFrame>
  );
}

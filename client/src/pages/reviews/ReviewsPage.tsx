import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { AllReviews } from "./AllReviews";
import { BestLiked } from "./BestLiked";
import { ReviewsHead } from "./ReviewsHead";
import { ShopTestimonials } from "./ShopTestimonials";

const REVIEWS_PAGE = graphql(`
  query ReviewsPage {
    reviews {
      ...AllReviews_reviews @unmask
    }
    products(sort: RATING, first: 6) {
      edges {
        node {
          id
          ...BestLiked_product
        }
      }
    }
  }
`);

const MORE_REVIEWS = graphql(`
  query MoreReviews($after: String!) {
    reviews(after: $after) {
      ...AllReviews_reviews @unmask
    }
  }
`);

/** /reviews */
export function ReviewsPage() {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(REVIEWS_PAGE);
  return (
    <Container pb="var(--section)">
      <Head
        title="Reviews"
        description="What customers say of our blinds, shutters and curtains, of the measuring and of the fitting."
        canonicalPath={paths.reviews.href()}
      />
      <ReviewsHead />
      <AllReviews
        reviews={data.reviews}
        onMore={(after) => client.query({ query: MORE_REVIEWS, variables: { after }, fetchPolicy: "network-only" })}
        aside={<BestLiked products={data.products.edges.map(({ node }) => node)} />}
      />
      <ShopTestimonials />
    </Container>
  );
}

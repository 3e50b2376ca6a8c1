import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { testimonialsOf, type Testimonial } from "../../content/testimonials";
import { TestimonialQuote } from "../../features/testimonials/TestimonialQuote";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink, TextLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { AllReviews } from "./AllReviews";
import { BestLiked } from "./BestLiked";
import { ReviewsHead } from "./ReviewsHead";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: { md: "8", lg: "16" },
    rowGap: { base: "9", lg: "12" },
    mt: { base: "6", lg: "8" },
  },
});

/** Testimonials about the shop and its fitters; the reviews above are about products. */
function ShopTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <chakra.section
      aria-labelledby="testimonials"
      mt={{ base: "14", lg: "20" }}
      pt={{ base: "8", lg: "10" }}
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.h2 id="testimonials" textStyle="h3">
        From the rooms we’ve fitted
      </chakra.h2>
      <List>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialQuote testimonial={testimonial} />
          </li>
        ))}
      </List>
    </chakra.section>
  );
}

function NoReviews() {
  return (
    <EmptyState title="No Reviews Yet" action={<OutlineLink to={paths.products.href()}>See all products</OutlineLink>}>
      Be the first: each product has its reviews on its page, with a form to write one.{" "}
      <TextLink to={paths.reviewChecks.href()}>How we check reviews</TextLink>
    </EmptyState>
  );
}

const REVIEWS_PAGE = graphql(`
  query ReviewsPage {
    shop {
      showsSamples
    }
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
  const { shop, reviews, products } = useSuspenseQuery(REVIEWS_PAGE).data;
  const testimonials = testimonialsOf(shop);
  return (
    <Container pb="var(--section)">
      <Head
        title="Reviews of our blinds and shutters"
        description="What customers say of our made-to-measure blinds, shutters and curtains, of the measuring and of the fitting, product by product."
        canonicalPath={paths.reviews.href()}
      />
      <ReviewsHead />
      {reviews.totalCount === 0 ? (
        <NoReviews />
      ) : (
        <AllReviews
          reviews={reviews}
          onMore={(after) => client.query({ query: MORE_REVIEWS, variables: { after }, fetchPolicy: "network-only" })}
          aside={<BestLiked products={products.edges.map(({ node }) => node)} />}
        />
      )}
      {testimonials.length > 0 && <ShopTestimonials testimonials={testimonials} />}
    </Container>
  );
}

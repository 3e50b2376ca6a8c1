import Link from "@mui/material/Link";
import Rating from "@mui/material/Rating";
import { formatDay } from "@rules/delivery-date";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import { Words } from "../ui/Words";
import { declineReasons, stateNames } from "./review-names";
import type { Review } from "./reviews-provider";

/** What the customer says, and what has become of it. */
export function ReviewCard({ review }: { review: Review }) {
  const { productName, productSlug, rating, comment, userName, userLocation, reviewDate } = review;
  const { isBoughtHere, state, declineReason } = review;
  return (
    <Section title={productName}>
      <Rating value={rating} readOnly />
      <Words>{comment}</Words>
      <Facts>
        <Fact label="By">{`${userName}, ${userLocation}`}</Fact>
        <Fact label="Written">{formatDay(reviewDate)}</Fact>
        <Fact label="Bought here">
          {isBoughtHere ? "Yes: written by the link that was mailed after the delivery" : "Not known"}
        </Fact>
        <Fact label="State">{stateNames[state]}</Fact>
        <Fact label="Declined for">{declineReason == null ? null : declineReasons[declineReason]}</Fact>
      </Facts>
      <Link href={`/products/${productSlug}`} target="_blank" rel="noopener">
        The product in the shop
      </Link>
    </Section>
  );
}

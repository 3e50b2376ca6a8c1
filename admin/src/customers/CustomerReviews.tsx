import { formatDay } from "@rules/delivery-date";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";
import { RecordLink } from "./RecordLink";

type CustomerReviewsProps = { customer: Customer };

/** Their reviews of what they have bought, the latest first. */
export function CustomerReviews({ customer: { reviews } }: CustomerReviewsProps) {
  const rows = reviews.map(({ id, productName, orderNumber, rating, reviewDate, isPublished }) => ({
    key: id,
    cells: [
      <RecordLink key={id} resource="reviews" id={id}>
        {productName}
      </RecordLink>,
      orderNumber,
      `${rating} of 5`,
      formatDay(reviewDate),
      isPublished ? "Published" : "Not published",
    ],
  }));
  return (
    <Section title="Reviews of what they bought">
      <RowTable
        label="Reviews of this customer"
        headings={["Product", "Order", "Stars", "Written", "State"]}
        rows={rows}
        none="None."
      />
    </Section>
  );
}

import { INVITATION_DAYS, UNPUBLISHED_REVIEW_DAYS } from "@rules/retention-periods";
import { REVIEW_DECLINES } from "@rules/review-declines";
import { INVITED_AFTER_DAYS } from "@rules/review-invitation";
import type { ContentSection } from "../../content/blocks";
import { paths } from "../../lib/paths";

const SAMPLES: ContentSection = {
  id: "samples",
  title: "Samples",
  blocks: [
    "What is marked **Sample** was written by us, to show where reviews stand. Until a product has a customer's review its stars are those of the samples, and say so; from then on samples don't count. We don't pass them on to search engines.",
  ],
};

/** How reviews come about and are checked. What the software does not do is a promise of the shop; docs/operations.md lists those. */
export const sectionsOf = ({ showsSamples }: { showsSamples: boolean }): ContentSection[] => [
  {
    id: "who-writes",
    title: "Who writes them",
    blocks: [
      `${INVITED_AFTER_DAYS} days after a delivery we ask the buyer for reviews: one e-mail for each order, with a link that works for ${INVITATION_DAYS} days. Whoever wants none of these e-mails ends them with another link in it.`,
      "A review by that link is marked **Bought here**. By it, each product of an order is reviewed once.",
      "Anybody else may write on a product's page, with a name and a town. Of a review without the mark we don't know whether its writer has bought the product here.",
    ],
  },
  {
    id: "before-they-are-shown",
    title: "Before they are shown",
    blocks: [
      "Somebody of the shop reads each review first. We publish it as it was written. We don't publish:",
      {
        list: Object.values(REVIEW_DECLINES),
      },
      `Few stars are no reason. What is not published within ${UNPUBLISHED_REVIEW_DAYS} days is deleted. Where we answer a review, our answer stands below it.`,
    ],
  },
  {
    id: "stars",
    title: "How stars are counted",
    blocks: [
      "A product's stars are the average of all its published customers' reviews, old and new. Each counts the same, with the mark and without.",
    ],
  },
  ...(showsSamples ? [SAMPLES] : []),
  {
    id: "report",
    title: "Is one of them false?",
    blocks: [
      `Please [write to us](${paths.contact.href()}) which one and why. We read it again, and take it down where it breaks these rules.`,
    ],
  },
];

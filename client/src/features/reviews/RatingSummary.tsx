import { counted } from "../../lib/counted";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { Rating } from "../../ui/Rating";
import { SAMPLE_NOTE } from "../../ui/SampleMark";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { averageOf } from "./average";
import type { ReviewPage } from "./ReviewList";

const Figure = chakra("p", { base: { display: "flex", alignItems: "baseline", gap: "3", mb: "2" } });
const Bars = chakra("ul", { base: { display: "grid", gap: "2", mt: "5", maxW: "26rem" } });
const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(0, 1fr) 2.5rem",
    gap: "3",
    alignItems: "center",
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
  },
});
const Track = chakra("span", { base: { h: "5px", borderRadius: "3px", bg: "border", overflow: "hidden" } });
const Bar = chakra("span", { base: { display: "block", h: "full", bg: "fg" } });

/** Average rating and number of reviews per star, with the note on sample reviews. */
export function RatingSummary({ reviews: { ratingCounts, ratingIsSample, edges } }: { reviews: ReviewPage }) {
  const { average, total } = averageOf(ratingCounts);
  return (
    <>
      <Figure>
        <chakra.span textStyle="figure" aria-hidden>
          {average.toFixed(1)}
        </chakra.span>
        <span>
          <Rating rating={average} reviewCount={total} isSample={ratingIsSample} starsOnly />
          <chakra.span display="block" textStyle="small" color="fg.muted" aria-hidden>
            from {counted(total, ratingIsSample ? "sample review" : "review")}
          </chakra.span>
        </span>
      </Figure>
      <Bars aria-label="Reviews by stars">
        {ratingCounts.map(({ rating, count }) => (
          <Row key={rating}>
            <span>{counted(rating, "star")}</span>
            <Track aria-hidden>
              <Bar style={{ width: `${(100 * count) / Math.max(1, total)}%` }} />
            </Track>
            <chakra.span textAlign="right" color="fg.muted">
              {count}
            </chakra.span>
          </Row>
        ))}
      </Bars>
      {edges.some(({ node }) => node.isSample) && (
        <SmallText mt="5" maxW="46ch">
          {SAMPLE_NOTE}
        </SmallText>
      )}
      <SmallText mt="3">
        <TextLink to={paths.reviewChecks.href()}>How we check reviews</TextLink>
      </SmallText>
    </>
  );
}

import { counted } from "../lib/counted";
import { STAR } from "./star";
import { chakra } from "./theme/chakra";
import { VisuallyHidden } from "./VisuallyHidden";

type RatingProps = {
  /** Out of five. */
  rating: number;
  /** Omitted beside a single review. */
  reviewCount?: number;
  /** Whether it is of sample reviews: it says so, and its stars are pale. */
  isSample?: boolean;
  /** "figure" hides the stars on phones, where a card has no room for them. */
  compact?: boolean;
  /** For places that show the figure in another size. */
  starsOnly?: boolean;
};

const Row = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", textStyle: "small", color: "fg.muted" },
});
const Stars = chakra("svg", {
  base: { w: "84px", h: "4", color: "fg", fill: "currentColor" },
  variants: {
    compact: { true: { display: { base: "none", lg: "block" } } },
    isSample: { true: { color: "fg.subtle" } },
  },
});

/** Fills of the five stars, from the left: 0, a half or 1, to the nearest half. */
function starFills(rating: number): number[] {
  const halves = Math.round(rating * 2);
  return [0, 1, 2, 3, 4].map((star) => Math.min(1, Math.max(0, (halves - star * 2) / 2)));
}

/** Stars with halves and the figure. Screen readers read "4.8 out of 5, 126 reviews", or "sample rating, 4.8 out of 5, 9 sample reviews". */
export function Rating({ rating, reviewCount, isSample = false, compact, starsOnly = false }: RatingProps) {
  const figure = rating.toFixed(1);
  const reviews = reviewCount === undefined ? "" : `, ${counted(reviewCount, isSample ? "sample review" : "review")}`;
  return (
    <Row>
      <VisuallyHidden>{`${isSample ? "sample rating, " : ""}${figure} out of 5${reviews}`}</VisuallyHidden>
      <Stars viewBox="0 0 126 24" compact={compact} isSample={isSample} aria-hidden>
        {starFills(rating).map((fill, star) => (
          <g key={star} transform={`translate(${star * 25.5} 0)`}>
            <path d={STAR} opacity="0.2" />
            {fill > 0 && <path d={STAR} clipPath={fill < 1 ? "inset(0 50% 0 0)" : undefined} />}
          </g>
        ))}
      </Stars>
      {!starsOnly && !isSample && (
        <chakra.span aria-hidden>
          <chakra.b color="fg">{figure}</chakra.b>
          {reviewCount !== undefined && ` (${reviewCount})`}
        </chakra.span>
      )}
      {!starsOnly && isSample && <span aria-hidden>{figure} sample rating</span>}
    </Row>
  );
}

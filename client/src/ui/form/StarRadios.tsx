import { useId } from "react";
import { STAR } from "../star";
import { chakra } from "../theme/chakra";
import { HiddenInput, VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { ErrorText } from "./ErrorText";
import { useRadios, type RadiosProps } from "./use-radios";

type Stars = "1" | "2" | "3" | "4" | "5";

type StarRadiosProps = ChoiceGroupProps &
  RadiosProps<Stars> & {
    /** Id of the first star's control, where something links to it. */
    id?: string;
    error?: string;
  };

const STARS: readonly Stars[] = ["1", "2", "3", "4", "5"];

const Row = chakra("div", {
  base: {
    display: "inline-flex",
    // Aligns the first star, not its press area, with the left edge.
    ml: "-2",
    "& > label": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      boxSize: "target",
      borderRadius: "control",
      cursor: "pointer",
    },
    "& > label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "-2px" },
    "& svg": { boxSize: "7", fill: "transparent", stroke: "fg", strokeWidth: "1.5", strokeLinejoin: "round" },
    // Fills all stars up to the picked or hovered one.
    "& > label:has(:checked) svg, & > label:has(~ label :checked) svg": { fill: "fg" },
    "&:hover > label:not(:hover) svg": { fill: "transparent" },
    "&:hover > label:hover svg, &:hover > label:has(~ label:hover) svg": { fill: "fg" },
  },
});

/** One to five stars: `<StarRadios legend="Your rating" error={…} {...register("rating")} />`. */
export function StarRadios({ legend, hideLegend, id, error, ...radios }: StarRadiosProps) {
  const radio = useRadios(radios);
  const errorId = useId();
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Row>
        {STARS.map((stars, index) => (
          <label key={stars}>
            <HiddenInput
              {...radio(stars)}
              id={index === 0 ? id : undefined}
              aria-describedby={error === undefined ? undefined : errorId}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{stars === "1" ? "1 star" : `${stars} stars`}</VisuallyHidden>
          </label>
        ))}
      </Row>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </ChoiceGroup>
  );
}

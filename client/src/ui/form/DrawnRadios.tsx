import { useId, type ReactNode } from "react";
import { chakra } from "../theme/chakra";
import { FORCED_COLORS, SELECTED } from "../theme/scales";
import { HiddenInput } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { useRadios, type RadioOption, type RadiosProps } from "./use-radios";

type DrawnRadiosProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & {
    options: readonly (RadioOption<Value> & {
      /** A decorative SVG, as wide as the card. */
      drawing: ReactNode;
      /** What the drawing shows, below the label. */
      sentence: string;
    })[];
  };

/** Two cards side by side on a phone, three on a desk; one below the other with large text. */
const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))", gap: "2" },
});
const Card = chakra("label", {
  base: {
    position: "relative",
    display: "block",
    overflow: "hidden",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { borderColor: "fg.muted" },
    "& svg": { display: "block", w: "full", h: "auto" },
    "&:has(:checked)": { borderColor: "fg", boxShadow: "inset 0 0 0 1px {colors.fg}" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
    "&:has(:disabled)": { bg: "bg.disabled", color: "fg.disabled", cursor: "not-allowed", "& svg": { opacity: 0.5 } },
    [FORCED_COLORS]: { "&:has(:checked)": SELECTED },
  },
});
const Words = chakra("span", {
  base: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "2", alignItems: "center", p: "2.5" },
});
const Mark = chakra("span", {
  base: {
    boxSize: "18px",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.control",
    "input:checked ~ * &": { borderWidth: "6px", borderColor: "fg" },
  },
});
const Sentence = chakra("small", { base: { gridColumn: "1 / -1", mt: "1", textStyle: "small", lineHeight: "1.35" } });

/** Radio buttons as small drawings, each with its label and a sentence. */
export function DrawnRadios<Value extends string>({ legend, hideLegend, options, ...radios }: DrawnRadiosProps<Value>) {
  const radio = useRadios(radios);
  const id = useId();
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Grid>
        {options.map(({ value, label, drawing, sentence, disabled, describedBy }, index) => {
          const [labelId, sentenceId] = [`${id}l${index}`, `${id}s${index}`];
          return (
            <Card key={value}>
              <HiddenInput
                {...radio(value)}
                disabled={disabled}
                aria-labelledby={labelId}
                aria-describedby={describedBy ? `${describedBy} ${sentenceId}` : sentenceId}
              />
              {drawing}
              <Words>
                <Mark />
                <b id={labelId}>{label}</b>
                <Sentence id={sentenceId}>{sentence}</Sentence>
              </Words>
            </Card>
          );
        })}
      </Grid>
    </ChoiceGroup>
  );
}

import type { ReactNode } from "react";
import { chakra } from "../theme/chakra";
import { LARGE_TEXT } from "../theme/scales";
import { HiddenInput } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { useRadios, type RadiosProps } from "./use-radios";

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  /** Short text below the label. */
  note?: ReactNode;
  /** At the right end, as a price or card logos. */
  extra?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & {
    options: readonly RadioCard<Value>[];
    /** In two columns from tablets up. */
    twoColumns?: boolean;
  };

const Grid = chakra("div", {
  base: { display: "grid", gap: "2" },
  variants: {
    twoColumns: {
      true: {
        gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" },
        "& b": { fontSize: { md: "small" } },
        // The note is as wide as label and extra together.
        "& > label": {
          md: {
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr) auto",
            px: "3",
            columnGap: "2.5",
            rowGap: "0",
            alignContent: "center",
          },
        },
        "& > label > span:nth-of-type(2)": { display: { md: "contents" } },
        "& small": { md: { gridColumn: "2 / -1", gridRow: "2", textStyle: "micro" } },
      },
    },
  },
});
const Card = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    minH: "14",
    px: "4",
    py: "2",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    cursor: "pointer",
    [LARGE_TEXT]: { flexWrap: "wrap", columnGap: "2", px: "2" },
    _hover: { borderColor: "fg.muted" },
    "&:has(:checked)": { borderColor: "fg", boxShadow: "inset 0 0 0 1px {colors.fg}" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
    "&:has(:disabled)": { bg: "bg.disabled", color: "fg.disabled", cursor: "not-allowed" },
  },
});
const Mark = chakra("span", {
  base: {
    flex: "none",
    boxSize: "22px",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.control",
    "input:checked ~ &": { borderWidth: "7px", borderColor: "fg" },
  },
});
const Words = chakra("span", { base: { lineHeight: "1.35", [LARGE_TEXT]: { flex: "1 1 60%", minW: "0" } } });
const Note = chakra("small", { base: { display: "block", textStyle: "small", lineHeight: "1.35", color: "fg.muted" } });
const Extra = chakra("span", { base: { ml: "auto", textStyle: "small", color: "fg.muted" } });

/** Radio buttons as cards with a note: fit, material, payment method. */
export function RadioCards<Value extends string>({
  legend,
  hideLegend,
  options,
  twoColumns,
  ...radios
}: RadioCardsProps<Value>) {
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Grid twoColumns={twoColumns}>
        {options.map(({ value, label, note, extra, disabled }) => (
          <Card key={value}>
            <HiddenInput {...radio(value)} disabled={disabled} />
            <Mark />
            <Words>
              <b>{label}</b>
              {note !== undefined && <Note>{note}</Note>}
            </Words>
            {extra !== undefined && <Extra>{extra}</Extra>}
          </Card>
        ))}
      </Grid>
    </ChoiceGroup>
  );
}

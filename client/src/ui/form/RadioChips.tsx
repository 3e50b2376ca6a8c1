import { chakra } from "../theme/chakra";
import { FORCED_COLORS, SELECTED } from "../theme/scales";
import { HiddenInput } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { useRadios, type RadioOption, type RadiosProps } from "./use-radios";

type RadioChipsProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & {
    options: readonly RadioOption<Value>[];
    /** Chips with short phrases, or a segmented control of two to four short words. */
    look?: "chips" | "segments";
  };

const Row = chakra("div", {
  variants: {
    look: {
      chips: { display: "flex", flexWrap: "wrap", gap: "2" },
      segments: {
        display: "inline-flex",
        flexWrap: "wrap",
        gap: "2px",
        p: "3px",
        bg: "bg.muted",
        borderRadius: "control",
      },
    },
  },
});
const Chip = chakra("label", {
  base: {
    position: "relative",
    cursor: "pointer",
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
    [FORCED_COLORS]: { "&:has(:checked)": SELECTED },
  },
  variants: {
    look: {
      chips: {
        display: "inline-flex",
        alignItems: "center",
        minH: "target",
        px: "4.5",
        py: "1.5",
        borderWidth: "1px",
        borderColor: "border.sage",
        borderRadius: "full",
        fontSize: "control",
        lineHeight: "1.25",
        transition: "background",
        transitionDuration: "quick",
        // A chosen chip is dark, and its text light: it stays so under the pointer.
        "&:not(:has(:checked, :disabled)):hover": { bg: "bg.sage.hover" },
        "&:has(:checked)": { bg: "fg", borderColor: "fg", color: "bg" },
        "&:has(:disabled)": { bg: "bg.disabled", color: "fg.disabled", cursor: "not-allowed" },
      },
      segments: {
        display: "grid",
        placeItems: "center",
        minW: "13",
        minH: { base: "target", lg: "38px" },
        px: "3.5",
        borderRadius: "3px",
        fontSize: "small",
        fontWeight: "600",
        color: "fg.muted",
        "&:has(:checked)": { bg: "bg.panel", color: "fg", boxShadow: "0 1px 2px rgb(28 42 37 / 0.14)" },
      },
    },
  },
});

/** Radio buttons side by side, each a few words. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { legend, hideLegend, options, look = "chips", ...radios } = props;
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Row look={look}>
        {options.map(({ value, label, disabled, describedBy }) => (
          <Chip key={value} look={look}>
            <HiddenInput {...radio(value)} disabled={disabled} aria-describedby={describedBy} />
            {label}
          </Chip>
        ))}
      </Row>
    </ChoiceGroup>
  );
}

import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { useRadios, type RadiosProps } from "./use-radios";

type SegmentsProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & { options: readonly { value: Value; label: string }[] };

const Track = chakra("div", {
  base: { display: "inline-flex", gap: "2px", p: "3px", bg: "bg.muted", borderRadius: "control" },
});
const Segment = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minW: "13",
    minH: { base: "target", lg: "38px" },
    px: "3.5",
    borderRadius: "3px",
    fontSize: "small",
    fontWeight: "600",
    color: "fg.muted",
    cursor: "pointer",
    "&:has(:checked)": { bg: "bg.panel", color: "fg", boxShadow: "0 1px 2px rgb(28 42 37 / 0.14)" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
  },
});

/** Radio buttons as a segmented control of two to four short words. */
export function Segments<Value extends string>({ legend, hideLegend, options, ...radios }: SegmentsProps<Value>) {
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Track>
        {options.map(({ value, label }) => (
          <Segment key={value}>
            <VisuallyHidden asChild>
              <input {...radio(value)} />
            </VisuallyHidden>
            {label}
          </Segment>
        ))}
      </Track>
    </ChoiceGroup>
  );
}

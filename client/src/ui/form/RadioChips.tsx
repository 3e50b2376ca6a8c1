import { chakra } from "../theme/chakra";
import { VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { useRadios, type RadiosProps } from "./use-radios";

type RadioChipsProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & { options: readonly { value: Value; label: string }[] };

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Chip = chakra("label", {
  base: {
    position: "relative",
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
    cursor: "pointer",
    transition: "background",
    transitionDuration: "quick",
    _hover: { bg: "bg.sage.hover" },
    "&:has(:checked)": { bg: "fg", borderColor: "fg", color: "bg" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "2px" },
  },
});

/** Radio buttons as chips with short phrases. */
export function RadioChips<Value extends string>({ legend, hideLegend, options, ...radios }: RadioChipsProps<Value>) {
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Row>
        {options.map(({ value, label }) => (
          <Chip key={value}>
            <VisuallyHidden asChild>
              <input {...radio(value)} />
            </VisuallyHidden>
            {label}
          </Chip>
        ))}
      </Row>
    </ChoiceGroup>
  );
}

import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { type RadiosProps, useRadios } from "./use-radios";

type SwatchesProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & { options: readonly { value: Value; label: string; hex: string }[] };

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "1.5", rowGap: "2.5" } });
const Swatch = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSize: "target",
    borderRadius: "full",
    cursor: "pointer",
    boxShadow: "inset 0 0 0 1px rgb(28 42 37 / 0.2)",
    _hover: { boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 4px {colors.border.control}" },
    "&:has(:checked)": { boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 5px {colors.fg}" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "6px" },
    // The tick is white with a dark edge, so that it shows on white cloth and on black.
    "&:has(:checked)::after": {
      content: '""',
      w: "3.5",
      h: "7px",
      border: "solid #fff",
      borderWidth: "0 0 2px 2px",
      transform: "translateY(-2px) rotate(-45deg)",
      filter: "drop-shadow(0 0 1px #1c2a25) drop-shadow(0 0 1px #1c2a25)",
    },
  },
});

/** One of several colours; the name of each is read aloud and stands in its tooltip. */
export function Swatches<Value extends string>({ legend, hideLegend, options, ...radios }: SwatchesProps<Value>) {
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <Row>
        {options.map(({ value, label, hex }) => (
          <Swatch key={value} title={label} style={{ backgroundColor: hex }}>
            <VisuallyHidden asChild>
              <input {...radio(value)} />
            </VisuallyHidden>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Swatch>
        ))}
      </Row>
    </ChoiceGroup>
  );
}

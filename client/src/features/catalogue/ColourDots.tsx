import { counted } from "../../lib/counted";
import { chakra } from "../../ui/theme/chakra";

type ColourDotsProps = { colors: readonly { name: string; hex: string }[] };

const SHOWN = 4;

const Row = chakra("span", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", textStyle: "micro", color: "fg.muted" },
});
const Dot = chakra("span", {
  base: {
    boxSize: "4",
    borderRadius: "full",
    forcedColorAdjust: "none",
    boxShadow: "inset 0 0 0 1px {colors.border.swatch}",
  },
});

/** The first colours as dots and the number of the others; screen readers read "9 colours". */
export function ColourDots({ colors }: ColourDotsProps) {
  const more = colors.length - SHOWN;
  return (
    <Row role="img" aria-label={counted(colors.length, "colour")}>
      {colors.slice(0, SHOWN).map(({ name, hex }) => (
        <Dot key={name} style={{ background: hex }} />
      ))}
      {more > 0 && <span>+{more}</span>}
    </Row>
  );
}

import { commonSizes, isSameSize } from "../../../features/configurator/draft";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });
const Pill = chakra("button", {
  base: {
    minH: "target",
    px: "3.5",
    borderRadius: "full",
    bg: "bg.muted",
    fontSize: "small",
    fontWeight: "500",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transition: "background",
    transitionDuration: "quick",
    _hover: { bg: "border" },
    _focusVisible: { borderRadius: "full" },
    "&[aria-pressed=true]": { bg: "fg", color: "bg" },
  },
});

/** Buttons for common sizes, clamped to the product's limits. */
export function CommonSizes({ configurator }: { configurator: Configurator }) {
  const { product, unit, sizeFields, configuration } = configurator;
  const offers = commonSizes(product, unit);
  if (offers.length === 0) return null;
  return (
    <Row role="group" aria-label={`Common sizes in ${unit}`}>
      {offers.map(({ name, figures, size }) => (
        <Pill
          key={name}
          type="button"
          aria-pressed={sizeFields.wrong.length === 0 && isSameSize(size, configuration.size)}
          onClick={() => sizeFields.pickSize(size)}
        >
          {`${name} ${figures}`}
        </Pill>
      ))}
    </Row>
  );
}

import { sampleOf } from "../../../lib/prefilled-links";
import { CloseUp } from "../../../product/drawing/close-up/CloseUp";
import { surfaceOf } from "../../../product/swatch-surface";
import { Swatches } from "../../../ui/form/Swatches";
import { TextLink } from "../../../ui/links";
import { DialogBox } from "../../../ui/overlay/DialogBox";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { colourFacts, nearestColour } from "./colour-facts";
import { SAMPLED } from "./sampled";
import type { Configurator } from "./useConfigurator";

type ColourCloseUpProps = { open: boolean; onClose: () => void; configurator: Configurator };

/** Millimetres of the piece that is shown, and of the strip of the nearest colour below it. */
const [WIDTH, HEIGHT, STRIP] = [80, 56, 12];

/** As wide as the piece really is, by the millimetres of CSS; narrower in a window that is. */
const Piece = chakra("div", {
  base: {
    w: `min(${WIDTH}mm, 100%)`,
    my: "4",
    borderRadius: "picture",
    overflow: "hidden",
    forcedColorAdjust: "none",
    boxShadow: "0 0 0 1px {colors.border.swatch}",
    "& svg": { display: "block", w: "full", h: "auto" },
  },
});
const ScaleBar = chakra("span", {
  base: {
    display: "block",
    w: `calc(min(${WIDTH}mm, 100%) * 10 / ${WIDTH})`,
    h: "2",
    mb: "1",
    borderWidth: "0 1px 2px",
    borderColor: "fg",
  },
});
const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "4",
    rowGap: "1",
    mt: "4",
    textStyle: "small",
    "& dt": { color: "fg.muted" },
  },
});

/** The chosen colour on the chosen material, to scale, beside the most similar colour of the product; described, with its free sample. */
export function ColourCloseUp({ open, onClose, configurator }: ColourCloseUpProps) {
  const { product, color, material, configuration, pickColor } = configurator;
  if (!color || !material) return null;
  const near = nearestColour(color, product.colors);
  const look = { family: product.family, variant: product.variant, material: material.name };
  const options = product.colors.map(({ name, label, hex, description }) => ({
    ...{ value: name, label, description },
    surface: surfaceOf(material.name, hex),
  }));
  const facts = [
    ["Looks", `${color.description}, ${material.surface}`],
    ["Material", `${material.label}. ${material.note}`],
    ...colourFacts(color, near),
  ];
  return (
    <DialogBox open={open} onClose={onClose} title={`${color.label} in ${material.label}`}>
      <chakra.div mt="3">
        <Swatches legend="Colour" hideLegend options={options} value={configuration.color} onPick={pickColor} />
      </chakra.div>
      <Piece role="img" aria-label={`${color.label}, ${color.description}, ${material.surface}, drawn to scale`}>
        <CloseUp {...look} colorHex={color.hex} width={WIDTH} height={HEIGHT} />
        {near && <CloseUp {...look} colorHex={near.hex} width={WIDTH} height={STRIP} />}
      </Piece>
      <ScaleBar />
      <SmallText>
        10 mm, about life size on most screens{near && `. The strip below is ${near.label}`}. Drawn; screens show
        colours differently.
      </SmallText>
      <Facts>
        {facts.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </Facts>
      {material.filter === SAMPLED ? (
        <TextLink
          to={sampleOf({ product: product.id, material: material.name, color: configuration.color })}
          display="inline-block"
          py="2.5"
          mt="2"
        >
          Free sample of {color.label}
        </TextLink>
      ) : (
        <SmallText mt="4">Samples are cut from cloth. We bring {material.label} to the free visit.</SmallText>
      )}
    </DialogBox>
  );
}

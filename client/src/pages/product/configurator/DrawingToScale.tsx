import { useState } from "react";
import { fromInches } from "@rules/sizes";
import { chosenAmong } from "../../../product/drawing/model/chosen";
import { ScaleDrawing } from "../../../product/drawing/ScaleDrawing";
import { chakra } from "../../../ui/theme/chakra";
import { MeasuringHelp } from "./MeasuringHelp";
import type { Tried } from "./trial/trial";
import type { Configurator } from "./useConfigurator";

const Sheet = chakra("figure", {
  base: {
    overflow: "hidden",
    bg: "bg.drawing",
    borderRadius: { md: "picture" },
    "& > svg": { display: "block", w: "full", h: "auto" },
  },
});
const Caption = chakra("figcaption", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "4",
    px: { base: "var(--gutter)", md: "4", lg: "6" },
    pt: { base: "3.5", lg: "4.5" },
    textStyle: "small",
  },
});

/** Scale drawing of the configured product, and its measurements read back. */
export function DrawingToScale({ configurator }: { configurator: Configurator }) {
  const { product, configuration, color, unit, wording } = configurator;
  const { width, height } = configuration.size;
  const [tried, setTried] = useState<Tried>();
  return (
    <Sheet>
      <Caption>
        <b>Your {wording.yours}, to scale</b>
        <chakra.span color="fg.muted">1 square = 100 mm</chakra.span>
      </Caption>
      <MeasuringHelp configurator={configurator} tried={tried} onTry={setTried} />
      <ScaleDrawing
        family={product.family}
        variant={product.variant}
        width={fromInches(width, "mm")}
        height={fromInches(height, "mm")}
        unit={unit}
        colorHex={color?.hex ?? "#ffffff"}
        material={configuration.material}
        chosen={chosenAmong(product.options, configuration.customizations)}
        title={product.name}
        colour={color?.label}
        open={tried?.open}
        trial={tried?.trialOf(configurator, tried)}
      />
    </Sheet>
  );
}

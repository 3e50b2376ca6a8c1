import { useState } from "react";
import type { AskedOption } from "@rules/options/choose-option";
import type { Choice } from "@rules/options/option";
import {
  CODED_MAKER,
  codedGlass,
  GLASS_MEASURED,
  MAKERS,
  measuredAtGlass,
  readWindowCode,
} from "@rules/options/roof-window";
import { checkSize, type SizeLimits } from "@rules/size-limits";
import { formatSize, toInches, type Size, type Unit } from "@rules/sizes";
import { isSameSize } from "../../../features/configurator/draft";
import { Button } from "../../../ui/Button";
import { RadioChips } from "../../../ui/form/RadioChips";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";
import { WindowCodeField } from "./WindowCodeField";

const Parts = chakra("div", { base: { display: "grid", gap: "3" } });

type RoofWindowFieldProps = {
  option: AskedOption;
  configurator: Configurator;
  onPick: (choice: Choice) => void;
  onType: (choice: Choice) => void;
};

/** Maker and code of a roof window. A known code fills in the size of its glass; for another one the nearest codes are offered. */
export function RoofWindowField({ option, configurator, onPick, onType }: RoofWindowFieldProps) {
  const { name, value = GLASS_MEASURED } = option;
  const { sizeFields, configuration, unit } = configurator;
  const { limits, pickSize } = sizeFields;
  /** The text of the code while it is none that can be made. */
  const [typed, setTyped] = useState<string>();
  const maker = MAKERS.find((each) => value.startsWith(each));
  const glass = glassSize(value);
  const isFilledIn = glass !== undefined && isSameSize(glass, configuration.size);

  const handleTyped = (text: string) => {
    const reading = readWindowCode(text);
    const size = "value" in reading ? glassSize(reading.value) : undefined;
    if ("value" in reading && size && tooLargeWords(reading.value, limits, unit) === undefined) {
      setTyped(undefined);
      onType({ name, value: reading.value });
      pickSize(size, "following");
    } else {
      setTyped(text);
      onType({ name, value: measuredAtGlass(CODED_MAKER) });
    }
  };
  const handleMaker = (picked: string) => {
    setTyped(undefined);
    onPick({ name, value: picked === GLASS_MEASURED ? picked : measuredAtGlass(picked) });
  };
  const problemOf = (text: string) => {
    const reading = readWindowCode(text);
    return "value" in reading ? tooLargeWords(reading.value, limits, unit) : reading.problem;
  };

  return (
    <Parts>
      <RadioChips
        legend="Maker of the roof window"
        value={maker ?? GLASS_MEASURED}
        options={[
          ...MAKERS.map((each) => ({ value: each, label: each })),
          { value: GLASS_MEASURED, label: "Another, or no plate" },
        ]}
        onPick={handleMaker}
      />
      {maker === CODED_MAKER ? (
        <WindowCodeField {...{ typed, isFilledIn, problemOf }} chosen={value} onTyped={handleTyped} />
      ) : (
        <SmallText>
          {maker && `We have no list of ${maker}’s codes. `}We make it to the glass as you measure it.
        </SmallText>
      )}
      {glass && !isFilledIn && (
        <Button variant="line" size="s" justifySelf="start" onClick={() => pickSize(glass)}>
          {`Take ${formatSize(glass, "mm")}, the glass of ${value}`}
        </Button>
      )}
    </Parts>
  );
}

/** The glass of a known code in inches; undefined for other values. */
function glassSize(value: string): Size | undefined {
  const [width, height] = codedGlass(value) ?? [];
  return width && height ? { width: toInches(width, "mm"), height: toInches(height, "mm") } : undefined;
}

/** Why the product can't be made for a known code; undefined where it can. */
function tooLargeWords(value: string, limits: SizeLimits, unit: Unit): string | undefined {
  const glass = glassSize(value);
  const [problem] = glass ? checkSize(glass, limits, unit) : [];
  return glass && problem && `The glass of a ${value} is ${formatSize(glass, "mm")}. ${problem.message}`;
}

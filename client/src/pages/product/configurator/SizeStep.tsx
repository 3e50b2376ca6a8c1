import { formatSize } from "@rules/sizes";
import { commonSizes, isSameSize } from "../../../features/configurator/draft";
import { LengthInput } from "../../../features/configurator/LengthInput";
import { sizeRange } from "../../../features/configurator/size-range";
import { UnitSegments } from "../../../features/configurator/UnitSegments";
import { paths } from "../../../lib/paths";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../ui/theme/scales";
import { AskedSize } from "./AskedSize";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";
import { longerLength } from "./wording";

const Pills = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", flexDirection: { lg: "column" }, gap: { base: "2", lg: "1.5" } },
});
const Pill = chakra("button", {
  base: {
    minH: { base: "target", lg: "8" },
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

/** Buttons for common sizes, clamped to the limits in the chosen material. */
function CommonSizes({ configurator }: { configurator: Configurator }) {
  const { unit, sizeFields, configuration } = configurator;
  const offers = commonSizes(sizeFields.limits, unit);
  if (offers.length === 0) return null;
  return (
    <Pills role="group" aria-label={`Common sizes in ${unit}`}>
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
    </Pills>
  );
}

const Line = chakra("p", {
  base: {
    mt: { base: "2.5", lg: "1.5" },
    textStyle: "small",
    lineHeight: "1.4",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});

/** The limits in the chosen unit, the size in the other unit with its longer length, and a link to the measuring guide. */
function SizeHelp({ configurator }: { configurator: Configurator }) {
  const { unit, wording, sizeFields, lastSizeProblem } = configurator;
  const { minWidth, maxWidth, minHeight, maxHeight } = sizeFields.limits;
  const longer = sizeFields.wrong.length === 0 && longerLength(sizeFields.shown, wording);
  const shape = longer ? `: the ${longer} is longer` : "";
  const inOtherUnit = `Same as ${formatSize(sizeFields.shown, unit === "in" ? "mm" : "in")}${shape}.`;
  const across = sizeRange(minWidth, maxWidth, unit);
  const down = sizeRange(minHeight, maxHeight, unit);
  const limits = across === down ? `${across} each way.` : `Width ${across}, ${wording.second.toLowerCase()} ${down}.`;
  return (
    <Line>
      {limits} {lastSizeProblem === undefined ? inOtherUnit : <b>{lastSizeProblem}</b>}{" "}
      <TextLink to={paths.guides.href(wording.guide)} whiteSpace="nowrap" py={{ base: "2.5", lg: "0.5" }}>
        How to measure
      </TextLink>{" "}
      <TextLink to={paths.windows.href()} whiteSpace="nowrap" py={{ base: "2.5", lg: "0.5" }}>
        My windows
      </TextLink>
    </Line>
  );
}

/** Fields and common sizes, side by side on wide screens, so that the button to add stays near. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) auto" },
    gap: { base: "3.5", lg: "5" },
    alignItems: "start",
  },
});
const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    columnGap: "3",
    alignItems: "start",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "3" },
    // Keeps a focused field clear of the header and the bar below.
    "& input": { scrollMarginBlock: "7.5rem" },
  },
});
const Times = chakra("span", { base: { mt: "2.625rem", color: "fg.subtle", [LARGE_TEXT]: { display: "none" } } });

/** Width and drop in the shopper's unit. */
export function SizeStep({ configurator }: { configurator: Configurator }) {
  const { sizeFields, unit, wording } = configurator;
  return (
    <Step title="Size" aside={<UnitSegments unit={unit} onPick={sizeFields.pickUnit} />}>
      <Columns>
        <div>
          <Fields>
            <LengthInput label="Width" unit={unit} field={sizeFields.width} />
            <Times aria-hidden>×</Times>
            <LengthInput label={wording.second} unit={unit} field={sizeFields.height} />
          </Fields>
          <AskedSize configurator={configurator} />
        </div>
        <CommonSizes configurator={configurator} />
      </Columns>
      <SizeHelp configurator={configurator} />
    </Step>
  );
}

import { Fragment, useId } from "react";
import { CORD_WARNING } from "@rules/cord-warning";
import type { AskedOption } from "@rules/options/choose-option";
import { measureOf } from "@rules/options/measured-options";
import type { Choice } from "@rules/options/option";
import { optionLabel } from "@rules/options/option-label";
import { ROOF_WINDOW } from "@rules/options/roof-window";
import type { DroppedChoice } from "@rules/options/settle-choices";
import { PriceAnnouncement } from "../../../features/configurator/PriceAnnouncement";
import { fittedProduct } from "../../../product/fitted-product";
import { fitCard, type FitCard } from "../../../product/measuring/fit-cards/fit-card";
import { DrawnRadios } from "../../../ui/form/DrawnRadios";
import { RadioChips } from "../../../ui/form/RadioChips";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { HeightFromFloor } from "./HeightFromFloor";
import { MeasuredField } from "./MeasuredField";
import { RoofWindowField } from "./RoofWindowField";
import type { Configurator } from "./useConfigurator";
import { useOptionChoices } from "./useOptionChoices";

const Groups = chakra("div", { base: { display: "grid", gap: "4", pb: "2" } });
const Marked = chakra("p", { base: { pl: "4", borderLeftWidth: "2px", borderColor: "fg", textStyle: "small" } });

type OptionsPanelProps = { open: boolean; configurator: Configurator };

/**
 * The options of the product in the order in which people decide, with what can't be and why, and the questions of a cord. Choices that
 * can't be made together, as a link may have them or as another material leaves them, fall back to the standard, which is said.
 */
export function OptionsPanel({ open, configurator }: OptionsPanelProps) {
  const { asked, hasCord, refusal, dropped, drawn, standardOf, pick, type } = useOptionChoices(configurator);
  if (!open) return null;
  const fitted = fittedProduct(configurator.product);
  const refusalLine = refusal !== undefined && <Marked fontWeight="600">{refusal}</Marked>;
  const droppedLines = dropped.map((choice) => droppedWords(choice, asked));
  return (
    <Groups>
      {droppedLines.map((line) => (
        <Marked key={line}>{line}</Marked>
      ))}
      {asked.map((option) => (
        <Fragment key={option.name}>
          {option.name === ROOF_WINDOW ? (
            <RoofWindowField option={option} configurator={configurator} onPick={pick} onType={type} />
          ) : (
            <OptionGroup
              option={option}
              cardOf={(value) => fitCard(fitted, { name: option.name, value })}
              onPick={pick}
            />
          )}
          {measureOf(option.name) && <MeasuredField option={option} onType={type} standard={standardOf(option.name)} />}
          {option.name === "control" && hasCord && (
            <>
              <Marked>{CORD_WARNING}</Marked>
              <HeightFromFloor configurator={configurator} onPick={pick} onType={type} />
              {refusalLine}
            </>
          )}
        </Fragment>
      ))}
      {!hasCord && refusalLine}
      <PriceAnnouncement sentence={drawn} />
      <PriceAnnouncement sentence={hasCord ? CORD_WARNING : ""} />
      <PriceAnnouncement sentence={refusal ?? droppedLines.join(" ")} />
    </Groups>
  );
}

/** "“Frame: Outside frame” can't be made here, so we have taken our standard, L frame." with the reason. */
function droppedWords({ name, value, reason }: DroppedChoice, asked: readonly AskedOption[]): string {
  const taken = asked.find((option) => option.name === name)?.value;
  const standard = taken === undefined ? "our standard" : `our standard, ${optionLabel(taken)}`;
  return `“${optionLabel(name)}: ${optionLabel(value)}” can't be made with your other choices, so we have taken ${standard}. ${reason}`;
}

type OptionGroupProps = {
  option: AskedOption;
  cardOf: (value: string) => FitCard | undefined;
  onPick: (choice: Choice) => void;
};

/** Radio buttons of the values of an option, drawn where they decide what is measured. Those that can't be are disabled, and the reasons stand below. */
function OptionGroup({ option, cardOf, onPick }: OptionGroupProps) {
  const id = useId();
  const { name, value, values } = option;
  const reasons = [...new Set(values.flatMap(({ refusal }) => refusal ?? []))];
  const reasonId = (refusal: string) => `${id}${reasons.indexOf(refusal)}`;
  const radios = {
    legend: optionLabel(name),
    // A value that another choice settles is none of these.
    value: value ?? "",
    onPick: (picked: string) => onPick({ name, value: picked }),
  };
  const options = values.map((each) => ({
    value: each.value,
    label: optionLabel(each.value),
    // What is chosen stays focusable, also where it can't be made.
    disabled: each.refusal !== undefined && each.value !== value,
    describedBy: each.refusal && reasonId(each.refusal),
  }));
  const cards = options.flatMap((each) => {
    const card = cardOf(each.value);
    return card ? [{ ...each, ...card }] : [];
  });
  return (
    <div>
      {cards.length === options.length ? (
        <DrawnRadios {...radios} options={cards} />
      ) : (
        <RadioChips {...radios} options={options} />
      )}
      {reasons.map((reason) => (
        <SmallText key={reason} id={reasonId(reason)} mt="1.5">
          {values.flatMap((each) => (each.refusal === reason ? optionLabel(each.value) : [])).join(", ")}: {reason}
        </SmallText>
      ))}
    </div>
  );
}

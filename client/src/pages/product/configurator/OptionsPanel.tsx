import { Fragment, useEffect, useEffectEvent, useId, useState } from "react";
import { CORD_WARNING } from "@rules/cord-warning";
import { madeChoices } from "@rules/made-choices";
import { askedOptions, chooseOption, isMadeWithCord, type AskedOption } from "@rules/options/choose-option";
import { measureOf } from "@rules/options/measured-options";
import type { Choice } from "@rules/options/option";
import { optionLabel } from "@rules/options/option-label";
import { ROOF_WINDOW } from "@rules/options/roof-window";
import { settleChoices, type DroppedChoice } from "@rules/options/settle-choices";
import { PriceAnnouncement } from "../../../features/configurator/PriceAnnouncement";
import type { ChangeKind } from "../../../features/configurator/useDraft";
import { fittedProduct, optionedProduct } from "../../../product/fitted-product";
import { fitCard, type FitCard } from "../../../product/measuring/fit-cards/fit-card";
import { DrawnRadios } from "../../../ui/form/DrawnRadios";
import { RadioChips } from "../../../ui/form/RadioChips";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { HeightFromFloor } from "./HeightFromFloor";
import { MeasuredField } from "./MeasuredField";
import { RoofWindowField } from "./RoofWindowField";
import type { Configurator } from "./useConfigurator";

const Groups = chakra("div", { base: { display: "grid", gap: "4", pb: "2" } });
const Marked = chakra("p", { base: { pl: "4", borderLeftWidth: "2px", borderColor: "fg", textStyle: "small" } });

type OptionsPanelProps = { open: boolean; configurator: Configurator };

/**
 * The options of the product in the order in which people decide, with what can't be and why, and the questions of a cord. Choices that
 * can't be made together, as a link may have them or as another material leaves them, fall back to the standard, which is said.
 */
export function OptionsPanel({ open, configurator }: OptionsPanelProps) {
  const { configuration, changeOptions } = configurator;
  const { customizations, material, size } = configuration;
  const product = optionedProduct(configurator.product);
  const fitted = fittedProduct(configurator.product);
  const [dropped, setDropped] = useState<readonly DroppedChoice[]>([]);
  const settled = settleChoices(product, customizations, material);
  const isImpossible = settled.dropped.length > 0;
  // Said until the next choice: once they are settled, nothing is dropped any more.
  if (isImpossible && JSON.stringify(settled.dropped) !== JSON.stringify(dropped)) setDropped(settled.dropped);
  const settle = useEffectEvent(() => changeOptions(() => settled.choices, "following"));
  useEffect(() => {
    if (isImpossible) settle();
  }, [isImpossible]);
  if (!open) return null;
  const hasCord = isMadeWithCord(product, customizations, material);
  const made = madeChoices(product, { ...size, material, customizations });
  const refusal = "refusal" in made ? made.refusal : undefined;
  const refusalLine = refusal !== undefined && <Marked fontWeight="600">{refusal}</Marked>;
  const change = (choice: Choice, kind: ChangeKind) => {
    setDropped([]);
    changeOptions((now) => chooseOption(product, now.customizations, now.material, choice), kind);
  };
  const pick = (choice: Choice) => change(choice, "choice");
  const type = (choice: Choice) => change(choice, `typing ${choice.name}`);
  const asked = askedOptions(product, customizations, material);
  return (
    <Groups>
      {dropped.map((choice) => (
        <Marked key={choice.name}>{droppedWords(choice, asked)}</Marked>
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
          {measureOf(option.name) && (
            <MeasuredField
              option={option}
              onType={type}
              standard={product.options.find(({ name }) => name === option.name)?.defaultValue ?? ""}
            />
          )}
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
      <PriceAnnouncement sentence={refusal ?? dropped.map((choice) => droppedWords(choice, asked)).join(" ")} />
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

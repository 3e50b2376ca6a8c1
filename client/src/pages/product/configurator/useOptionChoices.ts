import { useEffect, useEffectEvent, useState } from "react";
import { madeChoices } from "@rules/made-choices";
import { askedOptions, chooseOption, isMadeWithCord } from "@rules/options/choose-option";
import type { Choice } from "@rules/options/option";
import { settleChoices, type DroppedChoice } from "@rules/options/settle-choices";
import type { ChangeKind } from "../../../features/configurator/useDraft";
import { chosenAmong } from "../../../product/drawing/model/chosen";
import { optionedProduct } from "../../../product/fitted-product";
import { drawnChanges } from "./drawn-changes";
import type { Configurator } from "./useConfigurator";

/** The options of the product as the rules ask them beside what is chosen, and the ways to choose. */
export function useOptionChoices(configurator: Configurator) {
  const { configuration, changeOptions } = configurator;
  const { customizations, material, size } = configuration;
  const product = optionedProduct(configurator.product);
  const dropped = useSettled(configurator);
  const [drawn, setDrawn] = useState("");
  const chosenOf = (choices: readonly Choice[]) => chosenAmong(configurator.product.options, choices);
  const change = (choice: Choice, kind: ChangeKind) => {
    dropped.forget();
    changeOptions((now) => {
      const next = chooseOption(product, now.customizations, now.material, choice);
      setDrawn(drawnChanges(chosenOf(now.customizations), chosenOf(next)));
      return next;
    }, kind);
  };
  const made = madeChoices(product, { ...size, material, customizations });
  return {
    asked: askedOptions(product, customizations, material),
    hasCord: isMadeWithCord(product, customizations, material),
    /** Why it can't be made like this; undefined where it can. */
    refusal: "refusal" in made ? made.refusal : undefined,
    /** Choices that gave way since the last choice. */
    dropped: dropped.choices,
    /** What the last choice has changed on the drawing, as a sentence. */
    drawn,
    standardOf: (name: string) => product.options.find((option) => option.name === name)?.defaultValue ?? "",
    pick: (choice: Choice) => change(choice, "choice"),
    type: (choice: Choice) => change(choice, `typing ${choice.name}`),
  };
}

/** Settles choices that can't be made together, and keeps what gave way until it is forgotten: once they are settled, nothing is dropped any more. */
function useSettled({ product, configuration, changeOptions }: Configurator) {
  const [choices, setChoices] = useState<readonly DroppedChoice[]>([]);
  const settled = settleChoices(optionedProduct(product), configuration.customizations, configuration.material);
  const isImpossible = settled.dropped.length > 0;
  if (isImpossible && JSON.stringify(settled.dropped) !== JSON.stringify(choices)) setChoices(settled.dropped);
  const settle = useEffectEvent(() => changeOptions(() => settled.choices, "following"));
  useEffect(() => {
    if (isImpossible) settle();
  }, [isImpossible]);
  return { choices, forget: () => setChoices([]) };
}

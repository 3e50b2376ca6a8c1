import type { ApolloCache } from "@apollo/client";
import { choicesOfLine, type ChoiceInWords } from "@rules/made-choices";
import { formatLength, type Unit } from "@rules/sizes";
import { optionedProduct, pageMaking } from "../../../product/fitted-product";
import { askAboutSize, type AskedAbout } from "./ask-about-size";
import type { Configurator } from "./useConfigurator";
import { longerLength } from "./wording";

/** "1200 mm, that is 120 cm": in the shopper's unit and, so that a slip of one digit shows, in another. Centimetres to the millimetre that is shown. */
const inTwoUnits = (inches: number, unit: Unit) =>
  `${formatLength(inches, unit)}, that is ${unit === "mm" ? formatLength(inches, "cm", 1) : formatLength(inches, "mm")}`;

const UNIT_NAMES: Readonly<Record<Unit, string>> = { mm: "millimetres", cm: "centimetres", in: "inches" };

/** What the values of the option "fit" mean. */
const FITS: Readonly<Record<string, string>> = {
  recess: "inside the recess",
  exact: "exact size, as outside the recess",
};

/** What the sentences are about. */
export type Choices = AskedAbout &
  Pick<Configurator, "wording" | "color" | "material"> & {
    product: Pick<
      Configurator["product"],
      "name" | "family" | "variant" | "options" | "specifications" | "publishedRules"
    >;
    sizeFields: Pick<Configurator["sizeFields"], "wrong">;
  };

/** All choices in words, also those that can't be made together. */
function chosenWords({ product, configuration }: Choices): readonly ChoiceInWords[] {
  const { size, material, customizations } = configuration;
  return choicesOfLine(optionedProduct(product), { ...size, material, customizations });
}

/**
 * The choices as short sentences, to be compared with one's own notes, and the question about the size. A length that can't be made is
 * not repeated.
 */
export function readBack(choices: Choices, cache: ApolloCache): string[] {
  const { configuration, unit, wording, color, material, product, sizeFields } = choices;
  const { width, height } = configuration.size;
  const length = (label: string, field: "width" | "height", inches: number) =>
    `${label}: ${sizeFields.wrong.includes(field) ? "not a size that we make. Please check it" : inTwoUnits(inches, unit)}.`;
  const question = askAboutSize(choices, cache);
  const chosen = chosenWords(choices);
  const longer = sizeFields.wrong.length === 0 && longerLength(configuration.size, wording);
  return [
    length("Width", "width", width),
    length(wording.second, "height", height),
    ...(longer ? [`The ${longer} is the longer of the two.`] : []),
    `You measure in ${UNIT_NAMES[unit]}.`,
    ...chosen.filter(({ name }) => name === "fit").map(({ value, valueLabel }) => `Fit: ${FITS[value] ?? valueLabel}.`),
    ...(sizeFields.wrong.length === 0
      ? [pageMaking(product, configuration.size, configuration.customizations).summary]
      : []),
    ...(color ? [`Colour: ${color.label}. ${color.description}.`] : []),
    ...(material ? [`Material: ${material.label}.`] : []),
    ...chosen
      .filter(({ name, isDefault }) => name !== "fit" && !isDefault)
      .map(({ label, valueLabel }) => `${label}: ${valueLabel}.`),
    ...(question ? [question.sentence] : []),
  ];
}

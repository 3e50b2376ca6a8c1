import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { colorLabel, materialLabel } from "../../product/attribute-labels";
import type { ComparedOption } from "./compared-windows";

/** What stands where a product says nothing. */
const NOT_STATED = "Not stated";

/** A row of the comparison: its head, and its words for each option. */
type CompareRow = { readonly head: string; readonly words: (option: ComparedOption) => string };

type Product = NonNullable<ComparedOption["product"]>;
const ofProduct =
  (words: (product: Product, option: ComparedOption) => readonly (string | null | undefined | false)[]) =>
  (option: ComparedOption): string =>
    (option.product ? words(option.product, option) : []).filter(Boolean).join(". ") || NOT_STATED;

const specified = ({ specifications }: Product, name: string) =>
  specifications.find((specification) => specification.name === name)?.value;

const chosen = ({ choices }: ComparedOption, name: string) => choices.find((choice) => choice.name === name);

/** That it has no cord, where its control was chosen so, or no other is made. */
const cordFreeWords = (features: Product["features"], option: ComparedOption) => {
  const control = chosen(option, "control");
  if (control?.value === "cord-free") return control.valueLabel;
  return features.includes("CORDLESS") && "Cordless";
};

/** All rows in words, from what the shop says of the product and how it is made. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  { head: "Made in", words: ({ material, color }) => `${materialLabel(material)}, ${colorLabel(color)}` },
  {
    head: "Choices",
    words: ({ choices }) =>
      choices
        .filter(({ name }) => name !== "hanging length")
        .map(({ label, valueLabel }) => `${label}: ${valueLabel}`)
        .join(". ") || "As standard",
  },
  {
    head: "Light",
    words: ofProduct((product) => [
      product.features.includes("BLACKOUT") && "Blackout",
      specified(product, "Light at the sides"),
    ]),
  },
  {
    head: "Insulation",
    words: ofProduct(({ features }) => [features.includes("ENERGY_EFFICIENT") && "Energy-efficient"]),
  },
  { head: "Care", words: ofProduct((product) => [specified(product, "Care")]) },
  {
    head: "Safety",
    words: ofProduct(({ features }, option) => [
      features.includes("CHILD_SAFE") && "Child-safe",
      cordFreeWords(features, option),
      chosen(option, "hanging length")?.valueLabel,
    ]),
  },
  {
    head: "Delivery",
    words: ofProduct(({ leadTimeDays, deliveryNote }) => [
      `By ${formatDay(estimatedDelivery(new Date(), [leadTimeDays]))}, if you order today`,
      deliveryNote,
    ]),
  },
];

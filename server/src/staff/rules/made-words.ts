import type { Choice } from "../../rules/fit/fit.types.js";
import { lineMaking } from "../../rules/line-making.js";
import { madeChoices } from "../../rules/made-choices.js";
import type { PublishedRules } from "../../rules/published-rules.js";
import { formatSize, type Size } from "../../rules/sizes.js";
import type { MadeProduct } from "./rules.queries.js";

/** How a product is made, in sentences; or why it can't be. */
export type MadeWords = { readonly isPossible: boolean; readonly words: readonly string[] };

type Configured = Size & { readonly material: string; readonly customizations: readonly Choice[] };

/** How a configured product is made by rules: its made sizes, how far they may differ, and what hangs from it. */
export function madeWords(product: MadeProduct, configured: Configured, rules: PublishedRules): MadeWords {
  const ruled = { ...product, rules };
  const made = madeChoices(ruled, configured);
  if ("refusal" in made) return { isPossible: false, words: [`Can’t be made. ${made.refusal}`] };
  const { summary, tolerance } = lineMaking(ruled, configured);
  const cord = made.choices.find(({ name }) => name === "hanging length");
  return {
    isPossible: true,
    words: [
      summary,
      ...(tolerance ? [`Within ${tolerance.width} mm in width and ${tolerance.height} mm in height.`] : []),
      ...(cord ? [`${cord.label}: ${cord.valueLabel}.`] : []),
      ...made.choices.filter(({ isDefault, name }) => !isDefault && name !== "hanging length").map(choiceWords),
    ],
  };
}

const choiceWords = ({ label, valueLabel }: { label: string; valueLabel: string }) => `${label}: ${valueLabel}.`;

/** What differs between two ways to be made; undefined where nothing does. */
export function changedWords(before: MadeWords, after: MadeWords): { before: string; after: string } | undefined {
  const only = (one: MadeWords, other: MadeWords) => one.words.filter((line) => !other.words.includes(line)).join("\n");
  const changed = { before: only(before, after), after: only(after, before) };
  if (changed.before === "" && changed.after === "") return undefined;
  // Something that can't be made has one line, against all of the other.
  return changed;
}

/** "1200 × 1400 mm, Faux Wood, control: chain". */
export const configuredWords = ({ material, customizations, ...size }: Configured): string =>
  [formatSize(size, "mm"), material, ...customizations.map(({ name, value }) => `${name}: ${value}`)].join(", ");

import type { ApolloCache } from "@apollo/client";
import { typedInches } from "@rules/length-input";
import type { SizeLimits } from "@rules/size-limits";
import { slipQuestion } from "@rules/slips";
import { sisterWindows } from "./sister-windows";
import { slipWords, type SlipWords } from "./slip-words";
import type { Configurator } from "./useConfigurator";

type Field = Pick<Configurator["sizeFields"]["width"], "text" | "isTyped" | "isCarried">;

/** What the question is about. */
export type AskedAbout = Pick<Configurator, "configuration" | "unit" | "roomName"> & {
  wording: Pick<Configurator["wording"], "second">;
  product: Pick<Configurator["product"], "id" | "family" | "variant">;
  sizeFields: { width: Field; height: Field; limits: SizeLimits };
};

/** The question about the size that the fields show, in words; undefined where there is none. */
export function askAboutSize(configurator: AskedAbout, cache: ApolloCache): SlipWords | undefined {
  const { configuration, unit, product, sizeFields, wording } = configurator;
  const { width, height, limits } = sizeFields;
  const least = { width: limits.minWidth, height: limits.minHeight };
  const isUntouched = (side: "width" | "height") =>
    !sizeFields[side].isTyped && !sizeFields[side].isCarried && configuration.size[side] === least[side];
  // A length that nobody has typed yet says nothing about the other.
  if (isUntouched("width") !== isUntouched("height")) return undefined;
  const across = width.isTyped ? typedInches(width.text, unit) : configuration.size.width;
  const down = height.isTyped ? typedInches(height.text, unit) : configuration.size.height;
  if (across === undefined || down === undefined) return undefined;
  const size = { width: across, height: down };
  const sisters = sisterWindows(cache, configurator);
  const question = slipQuestion({ covering: product, size, unit, limits, sisters });
  return question && slipWords(question, { size, unit, second: wording.second.toLowerCase() });
}

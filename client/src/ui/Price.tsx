import type { HTMLChakraProps } from "@chakra-ui/react";
import { formatPounds, formatPoundsShort } from "@rules/money";
import { chakra } from "./theme/chakra";

type PriceProps = HTMLChakraProps<"span"> & {
  pence: number;
  /** "£50" instead of "£50.00" for whole pounds. */
  short?: boolean;
};

const Figure = chakra("span", { base: { fontVariantNumeric: "lining-nums tabular-nums", whiteSpace: "nowrap" } });

/** An amount in whole pence, as text. */
export function Price({ pence, short = false, ...figure }: PriceProps) {
  return <Figure {...figure}>{short ? formatPoundsShort(pence) : formatPounds(pence)}</Figure>;
}

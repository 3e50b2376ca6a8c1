import { chakra } from "../ui/theme/chakra";

const Words = chakra("p", { base: { mt: "1", textStyle: "small", fontVariantNumeric: "tabular-nums" } });

type MadeSizeProps = {
  /** Null for withdrawn products, and in orders from before made sizes were kept. */
  making: { readonly summary: string } | null;
};

/** What was measured, what is taken off, and what is made, in the shop's words. */
export function MadeSize({ making }: MadeSizeProps) {
  return making && <Words>{making.summary}</Words>;
}

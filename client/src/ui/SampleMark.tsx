import { chakra } from "./theme/chakra";

const Mark = chakra("span", {
  base: { px: "2", py: "0.5", borderRadius: "picture", bg: "bg.muted", textStyle: "micro", color: "fg.muted" },
});

/** Beside words of a customer that the shop has written itself, to show what theirs would look like. */
export function SampleMark() {
  return <Mark>Sample</Mark>;
}

/** What the mark means, once above a list of such words. */
export const SAMPLE_NOTE = "Those marked Sample were written by us, to show where yours will stand.";

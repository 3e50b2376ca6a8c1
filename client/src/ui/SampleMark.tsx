import { chakra } from "./theme/chakra";

const Mark = chakra("span", {
  base: { px: "2", py: "0.5", borderRadius: "picture", bg: "bg.muted", textStyle: "micro", color: "fg.muted" },
});

/** Marks a review or testimonial that the shop wrote itself as an example. */
export function SampleMark() {
  return <Mark>Sample</Mark>;
}

/** Explains the mark once per list. */
export const SAMPLE_NOTE = "Those marked Sample were written by us, to show where yours will stand.";

import { chakra } from "./theme/chakra";

/** Heading of a section in the page's second size. */
export const SectionTitle = chakra("h2", { base: { textStyle: "h2" } });

/** Introduction below the title of a page. */
export const Lead = chakra("p", { base: { textStyle: "lead", color: "fg.muted" } });

/** A note in small grey letters. */
export const SmallText = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

import { chakra } from "./theme/chakra";

/** Long text: headings, paragraphs, lists and tables at a readable width. */
export const Prose = chakra("div", {
  base: {
    maxW: "64ch",
    "& > * + *": { mt: "4" },
    "& h2": { textStyle: "h3", fontSize: "1.75rem" },
    "& h3": { textStyle: "title", fontSize: "1.1875rem" },
    "& > h3, & > * + h3": { mt: "8" },
    "& h3 + *": { mt: "2" },
    "& :is(ul, ol)": { pl: "5" },
    "& ul": { listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { mt: "2" },
    "& li::marker": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
    "& dt": { fontWeight: "600" },
    "& dd + dt": { mt: "4" },
    "& dd": { mt: "1", color: "fg.muted" },
    _print: { maxW: "none", fontSize: "11pt", lineHeight: "1.4", "& :is(h2, h3)": { breakAfter: "avoid" } },
  },
});

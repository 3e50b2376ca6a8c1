import { chakra } from "../../ui/theme/chakra";

/** Heading of a footer column. */
export const FooterHeading = chakra("h2", {
  base: { mb: "3", textStyle: "small", fontWeight: "500", color: "fg.inverted.muted" },
});

/** A column of links and facts, each a touch target on phones. */
export const FooterList = chakra("ul", {
  base: {
    "& > li > *": {
      display: "inline-flex",
      alignItems: "center",
      minH: { base: "target", lg: "34px" },
      overflowWrap: "anywhere",
    },
    "& a": { _hover: { textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
});

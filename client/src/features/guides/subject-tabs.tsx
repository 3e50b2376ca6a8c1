import { Link } from "react-router-dom";
import { chakra } from "../../ui/theme/chakra";

/** A row of tabs that are links. */
export const SubjectRow = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "5", md: "8" },
    boxShadow: "inset 0 -1px 0 {colors.border}",
  },
});

/** `aria-current` marks the current one. */
export const SubjectLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: { base: "target", md: "52px" },
    fontSize: { base: "small", md: "body" },
    fontWeight: "600",
    color: "fg.muted",
    whiteSpace: "nowrap",
    _hover: { color: "fg" },
    "&[aria-current]": { color: "fg", boxShadow: "inset 0 -2px 0 currentColor" },
  },
});

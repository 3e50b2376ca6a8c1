import { chakra } from "../../ui/theme/chakra";

/** Reviews below each other; each entry can take the focus when it is the first of those that have just been loaded. */
export const ReviewEntries = chakra("ul", {
  base: {
    "& > li + li": { borderTopWidth: "1px", borderColor: "border" },
    "& > li:first-of-type > article": { pt: "0" },
  },
});

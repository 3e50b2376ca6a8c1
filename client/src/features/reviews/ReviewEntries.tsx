import { chakra } from "../../ui/theme/chakra";

/** A list of reviews; the first new entry takes the focus after "Show more". */
export const ReviewEntries = chakra("ul", {
  base: {
    "& > li + li": { borderTopWidth: "1px", borderColor: "border" },
    "& > li:first-of-type > article": { pt: "0" },
  },
});

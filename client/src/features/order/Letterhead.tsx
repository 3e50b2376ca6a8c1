import { use } from "react";
import { SiteContext } from "../../ui/page/site";
import { chakra } from "../../ui/theme/chakra";

/** Whose receipt it is. On paper only: on the screen the header says so. */
export function Letterhead() {
  return (
    <chakra.p display="none" textStyle="h3" mb="4" _print={{ display: "block" }}>
      {use(SiteContext).name}
    </chakra.p>
  );
}

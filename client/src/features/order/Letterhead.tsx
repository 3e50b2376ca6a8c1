import { use } from "react";
import { SiteContext } from "../../ui/page/site-context";
import { chakra } from "../../ui/theme/chakra";

/** Shop name at the top of the printed receipt. */
export function Letterhead() {
  return (
    <chakra.p display="none" textStyle="h3" mb="4" _print={{ display: "block" }}>
      {use(SiteContext).name}
    </chakra.p>
  );
}

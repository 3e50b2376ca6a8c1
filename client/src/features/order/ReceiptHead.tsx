import { use } from "react";
import { SiteContext } from "../../ui/page/site-context";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** On paper only: the shop and who trades. */
export function ReceiptHead() {
  const { name, traderLines } = use(SiteContext);
  return (
    <chakra.div display="none" mb="4" _print={{ display: "block" }}>
      <chakra.p textStyle="h3">{name}</chakra.p>
      {traderLines.map((line) => (
        <SmallText key={line}>{line}</SmallText>
      ))}
    </chakra.div>
  );
}

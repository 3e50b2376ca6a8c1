import type { ShopFacts } from "../../content/facts";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { Code, RunningPanel } from "./sales-layout";

type CurrentCodeProps = { promotion: ShopFacts["promotion"]; upToPercent: number };

/** The current promotion code, or a note that there is none. */
export function CurrentCode({ promotion, upToPercent }: CurrentCodeProps) {
  return (
    <RunningPanel aria-labelledby="current-code" data-ground="green">
      <chakra.p textStyle="small" fontWeight="600" py="1">
        Running now
      </chakra.p>
      <SectionTitle id="current-code" mt="5">
        {promotion?.name ?? "Sale prices"}
      </SectionTitle>
      <chakra.p textStyle="lead" mt="3" maxW="34ch">
        Up to {upToPercent}% off
        {promotion?.code && `, plus an extra ${promotion.percent}% with the code`}
      </chakra.p>
      {promotion?.code && (
        <chakra.p mt="4">
          <Code>{promotion.code}</Code>
        </chakra.p>
      )}
      <chakra.p mt="4" mb="7" color="fg.inverted.muted" maxW="40ch">
        {promotion?.code
          ? "Enter it in your cart. It comes off the subtotal at once; one order takes one code."
          : "No code runs at the moment. The prices are reduced as they stand."}
      </chakra.p>
      <LinkButton to={paths.category.href("sale")} variant="paper" mt="auto">
        Shop the sale
      </LinkButton>
    </RunningPanel>
  );
}

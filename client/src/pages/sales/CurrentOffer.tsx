import { formatDay } from "@rules/delivery-date";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

type CurrentOfferProps = {
  /** The running promotion with a code, or null. */
  promotion: { name: string; code: string | null; percent: number; endsAt: string | null } | null;
  upToPercent: number | null;
};

const Panel = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "7fr 5fr" },
    columnGap: "12",
    rowGap: "7",
    alignItems: "end",
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "10" },
    py: { base: "9", lg: "12" },
    borderRadius: { lg: "panel" },
    bg: "bg.inverted",
    color: "fg.inverted",
  },
});
const Code = chakra("b", {
  base: {
    display: "inline-block",
    px: "3",
    py: "1",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "currentColor",
    borderRadius: "control",
    fontSize: "lead",
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.04em",
  },
});

/** What runs now: the promotion with its code and last day, or the sale prices alone. */
export function CurrentOffer({ promotion, upToPercent }: CurrentOfferProps) {
  const code = promotion?.code;
  return (
    <Panel aria-labelledby="current-offer" data-ground="green">
      <div>
        <chakra.p textStyle="small" fontWeight="600">
          Running now{promotion?.endsAt != null && `, until ${formatDay(promotion.endsAt)}`}
        </chakra.p>
        <SectionTitle id="current-offer" mt="3">
          {promotion?.name ?? "Sale prices"}
        </SectionTitle>
        {(upToPercent !== null || code != null) && (
          <chakra.p textStyle="lead" mt="3" maxW="38ch">
            {upToPercent !== null && `Up to ${upToPercent}% off`}
            {code != null && `${upToPercent === null ? "An" : ", plus an"} extra ${promotion?.percent}% with the code`}
          </chakra.p>
        )}
        {code != null && (
          <chakra.p mt="4">
            <Code>{code}</Code>
          </chakra.p>
        )}
      </div>
      <div>
        <chakra.p mb="5" color="fg.inverted.muted" maxW="40ch">
          {code == null
            ? "No code runs at the moment. The prices are reduced as they stand."
            : "Enter it in your cart. It comes off the subtotal at once; one order takes one code."}
        </chakra.p>
        <LinkButton to={paths.category.href("sale")} variant="paper">
          Shop the sale
        </LinkButton>
      </div>
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import type { MouseEventHandler } from "react";
import { LinkButton } from "../../ui/links";
import { Price } from "../../ui/Price";

type EstimatePriceProps = {
  pence: number;
  /** What keeps it from being right, as a sentence. The last price stays, dimmed. */
  problem: string | undefined;
  /** The product that comes nearest, configured as it was estimated. */
  to: string;
  onLeave: MouseEventHandler;
};

const Row = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "flex-end", gap: "4" },
});
const Caption = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

/** The estimate, named as one, and the way to what it costs exactly. */
export function EstimatePrice({ pence, problem, to, onLeave }: EstimatePriceProps) {
  return (
    <Row role="group" aria-label="Estimated price">
      <div>
        <Caption>{problem ?? "Estimated price"}</Caption>
        <Price
          pence={pence}
          display="block"
          mt="1"
          textStyle="price"
          color={problem === undefined ? "fg" : "fg.disabled"}
        />
      </div>
      <LinkButton to={to} onClick={onLeave}>
        Get exact price
      </LinkButton>
    </Row>
  );
}

import { useEffect, useRef } from "react";
import { formatPounds } from "@rules/money";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import type { OrderChange } from "./useOrderAgain";

const Frame = chakra("section", {
  base: {
    py: "6",
    px: "6",
    mb: "10",
    bg: "success.subtle",
    borderLeftWidth: "3px",
    borderColor: "success.fg",
    borderRadius: "picture",
    _focus: { outline: "none" },
    _print: { display: "none" },
    "& ul": { mt: "2", pl: "5", listStyleType: "disc" },
  },
});

function wordsOf({ line, kind, quantity, wasPence, nowPence }: OrderChange): string {
  switch (kind) {
    case "PRICE_UP":
    case "PRICE_DOWN":
      return `${line}: ${formatPounds(wasPence)} each then, ${formatPounds(nowPence ?? wasPence)} now`;
    case "UNAVAILABLE":
      return `${line}: no longer made like this, so it is not in your cart`;
    case "LIMIT":
      return `${line}: ${quantity} did not fit into your cart`;
  }
}

/** Result of "Order again": what has changed since, with a link to the cart. It takes the focus. */
export function OrderAgainNotice({ changes }: { changes: readonly OrderChange[] }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), [changes]);
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <chakra.h2 textStyle="h3">It is in your cart</chakra.h2>
      {changes.length === 0 ? (
        <chakra.p mt="2">Everything costs what it did.</chakra.p>
      ) : (
        <>
          <chakra.p mt="2">This has changed since:</chakra.p>
          <ul>
            {changes.map((change) => (
              <li key={`${change.line} ${change.kind}`}>{wordsOf(change)}</li>
            ))}
          </ul>
        </>
      )}
      <OutlineLink mt="5" to={paths.cart.href()}>
        View Cart
      </OutlineLink>
    </Frame>
  );
}

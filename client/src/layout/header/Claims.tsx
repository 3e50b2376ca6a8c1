import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";

const SHOP = graphql(`
  fragment Claims_shop on Shop {
    returnDays
    saleUpToPercent
    promotion {
      code
      percent
      minimumWindows
    }
  }
`);

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "5", lg: "9" },
    fontSize: { base: "micro", lg: "small" },
    "& > li + li": {
      position: "relative",
      _before: {
        content: '""',
        position: "absolute",
        left: { base: "-2.5", lg: "-4.5" },
        top: "4px",
        h: "3",
        w: "1px",
        bg: "fg.inverted.muted",
        opacity: "0.6",
      },
    },
    [LARGE_TEXT]: { "& > li + li": { _before: { display: "none" } } },
    // On phones the last one has a line of its own.
    "& > li:nth-of-type(3)": {
      flexBasis: { base: "100%", lg: "auto" },
      _before: { display: { base: "none", lg: "block" } },
    },
  },
});

const Code = chakra("b", {
  base: {
    letterSpacing: "0.04em",
    textDecoration: "underline dashed",
    textDecorationThickness: "1px",
    textUnderlineOffset: "4px",
  },
});

/** The shop's claims and, if there is one, the current promotion code. */
export function Claims({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "Claims_shop", from: shop });
  const { saleUpToPercent, promotion } = data;
  return (
    <List>
      <li>Free measuring and fitting</li>
      <li>{data.returnDays}-day returns</li>
      <li>
        {`Up to ${saleUpToPercent}% off`}
        {promotion?.code != null && (
          <>
            {`, plus an extra ${promotion.percent}% `}
            {promotion.minimumWindows > 1 && `on ${promotion.minimumWindows} windows or more `}
            with <Code>{promotion.code}</Code>
          </>
        )}
      </li>
    </List>
  );
}

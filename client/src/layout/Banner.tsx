import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { graphql } from "../gql";
import { phoneHref } from "../lib/contact-links";
import { Container } from "../ui/Container";

const SHOP = graphql(`
  fragment Banner_shop on Shop {
    phone
    returnDays
    saleUpToPercent
  }
`);

const Ground = chakra("div", { base: { bg: "bg.inverted", color: "fg.inverted", textStyle: "small" } });

const Claims = chakra("ul", {
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
  },
});

const Call = chakra("a", {
  base: {
    display: { base: "none", lg: "inline-flex" },
    alignItems: "center",
    minH: "8",
    fontVariantNumeric: "tabular-nums",
    _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

/** What the shop promises, above everything else. */
export function Banner({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "Banner_shop", from: shop });
  return (
    <Ground data-ground="green">
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        py={{ base: "2", lg: "1.5" }}
      >
        <Claims>
          <li>Free measuring and fitting</li>
          <li>{data.returnDays}-day returns</li>
          <li>Up to {data.saleUpToPercent}% off</li>
        </Claims>
        <Call href={phoneHref(data.phone)}>Call {data.phone}</Call>
      </Container>
    </Ground>
  );
}

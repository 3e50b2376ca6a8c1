import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { Container } from "../../ui/Container";
import { chakra } from "../../ui/theme/chakra";
import { Claims } from "./Claims";

const SHOP = graphql(`
  fragment Banner_shop on Shop {
    phone
    ...Claims_shop
  }
`);

const Ground = chakra("div", { base: { bg: "bg.inverted", color: "fg.inverted", textStyle: "small" } });

const Call = chakra("a", {
  base: {
    display: { base: "none", lg: "inline-flex" },
    alignItems: "center",
    minH: "8",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

/** Banner above the header: the shop's claims and its telephone number. */
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
        <Claims shop={data} />
        <Call href={phoneHref(data.phone)}>Call {data.phone}</Call>
      </Container>
    </Ground>
  );
}

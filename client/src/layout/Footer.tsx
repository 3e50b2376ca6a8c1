import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "../gql";
import { Container } from "../ui/Container";
import type { Department } from "./departments";
import { FooterContact } from "./FooterContact";
import { FooterShop } from "./FooterShop";
import { Logo } from "./Logo";

const SHOP = graphql(`
  fragment Footer_shop on Shop {
    name
    ...FooterContact_shop
  }
`);

type FooterProps = { shop: FragmentType<typeof SHOP>; categories: readonly Department[] };

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr auto auto", lg: "6fr 3fr 3fr" },
    columnGap: { base: "6", md: "12", lg: "6" },
    rowGap: "9",
    pt: { base: "12", lg: "16" },
    pb: { base: "10", lg: "14" },
  },
});

/** Who the shop is, where to go, and how to reach it. */
export function Footer({ shop, categories }: FooterProps) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "Footer_shop", from: shop });
  // A page kept over New Year says the year in which it was rendered, and that is not worth a warning.
  const [year] = useState(() => new Date().getFullYear());
  return (
    <chakra.footer mt="auto" bg="bg.inverted" color="fg.inverted" data-ground="green">
      <Container>
        <Columns>
          <div>
            <Logo name={data.name} onGreen />
            <chakra.p maxW="34ch" mt="3" color="fg.inverted.muted">
              Made-to-measure blinds, shutters and curtains from a family-run team. We measure, make and fit.
            </chakra.p>
          </div>
          <FooterShop categories={categories} />
          <FooterContact shop={data} />
        </Columns>
        <chakra.p pt="5" pb={{ base: "8", lg: "7" }} textStyle="small" color="fg.inverted.muted">
          © <span suppressHydrationWarning>{year}</span> {data.name}
        </chakra.p>
      </Container>
    </chakra.footer>
  );
}

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { CartButton } from "../features/cart/CartButton";
import { graphql } from "../gql";
import { phoneHref } from "../lib/contact-links";
import { Container } from "../ui/Container";
import { PhoneIcon } from "../ui/icons";
import type { Department } from "./departments";
import { Logo } from "./Logo";
import { MainNav } from "./MainNav";
import { MobileMenu } from "./MobileMenu";

const SHOP = graphql(`
  fragment Header_shop on Shop {
    name
    phone
    ...MobileMenu_shop
  }
`);

type HeaderProps = {
  shop: FragmentType<typeof SHOP>;
  categories: readonly Department[];
  /** Scrolls away, while the row below it stays on the phone. */
  banner: ReactNode;
};

const StickyRow = chakra("div", {
  base: { position: { base: "sticky", lg: "static" }, top: "0", zIndex: "sticky", bg: "bg" },
});

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "1", lg: "10" },
    minH: { base: "16", lg: "22" },
    mx: { base: "-2.5", lg: "0" },
  },
});

const Call = chakra("a", {
  base: {
    display: { base: "grid", lg: "none" },
    placeItems: "center",
    boxSize: "target",
    borderRadius: "full",
    _hover: { bg: "bg.muted" },
  },
});

/** Logo, departments, telephone and cart. A compact row stays in view on the phone. */
export function Header({ shop, categories, banner }: HeaderProps) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "Header_shop", from: shop });
  return (
    // Without a box of its own, so that the row sticks to the page and not to the header's end.
    <chakra.header display="contents">
      {banner}
      <StickyRow>
        <Container>
          <Row>
            <MobileMenu shop={data} categories={categories} />
            <Logo name={data.name} />
            <chakra.div display="flex" alignItems="center" gap="1" ml="auto">
              <Call href={phoneHref(data.phone)} aria-label={`Call ${data.phone}`}>
                <PhoneIcon />
              </Call>
              <CartButton />
            </chakra.div>
          </Row>
          <MainNav categories={categories} />
        </Container>
      </StickyRow>
    </chakra.header>
  );
}

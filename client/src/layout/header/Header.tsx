import { useState, type ReactNode } from "react";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { Container } from "../../ui/Container";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT, LOW_WINDOW } from "../../ui/theme/scales";
import { EstimateDrawer } from "../estimate/EstimateDrawer";
import { MobileMenu } from "../menu/MobileMenu";
import type { Department } from "../navigation/departments";
import { Logo } from "../navigation/Logo";
import { HeaderSearch } from "./HeaderSearch";
import { HeaderTools } from "./HeaderTools";
import { MainNav } from "./MainNav";

const SHOP = graphql(`
  fragment Header_shop on Shop {
    name
    ...MenuSheet_shop
  }
`);

type HeaderProps = {
  shop: FragmentType<typeof SHOP>;
  categories: readonly Department[];
  /** Scrolls away, while the row below it sticks on phones. */
  banner: ReactNode;
};

const StickyRow = chakra("div", {
  base: {
    position: { base: "sticky", lg: "relative" },
    top: { base: "0", lg: "auto" },
    zIndex: "sticky",
    bg: "bg",
    [LOW_WINDOW]: { position: "relative", top: "auto" },
  },
});

const Row = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: { base: "1", lg: "6", xl: "10" },
    minH: { base: "16", lg: "22" },
    mx: { base: "-2.5", lg: "0" },
    [LARGE_TEXT]: { gap: "0.5", "& > button": { boxSize: "13.75vw" } },
  },
});

/** Header: logo, search, tools and departments. A compact row stays in view on phones. */
export function Header({ shop, categories, banner }: HeaderProps) {
  const data = useFragmentData(SHOP, shop);
  const [isEstimateOpen, setIsEstimateOpen] = useState(false);
  const openEstimate = () => setIsEstimateOpen(true);
  return (
    // `display: contents`, so that the row sticks to the page and not to the header's end.
    <chakra.header display="contents">
      {banner}
      <StickyRow>
        <Container>
          <Row>
            <MobileMenu shop={data} categories={categories} onEstimate={openEstimate} />
            <Logo name={data.name} />
            <HeaderSearch categories={categories} />
            <HeaderTools onEstimate={openEstimate} />
          </Row>
          <MainNav categories={categories} />
        </Container>
      </StickyRow>
      <EstimateDrawer open={isEstimateOpen} onClose={() => setIsEstimateOpen(false)} />
    </chakra.header>
  );
}

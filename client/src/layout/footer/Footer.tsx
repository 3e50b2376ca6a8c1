import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { chakra } from "../../ui/theme/chakra";
import type { Department } from "../navigation/departments";
import { Logo } from "../navigation/Logo";
import { HELP_PAGES } from "../navigation/page-links";
import { FooterBase } from "./FooterBase";
import { FooterContact } from "./FooterContact";
import { FooterLinks } from "./FooterLinks";
import { NewsletterForm } from "./newsletter/NewsletterForm";

const SHOP = graphql(`
  fragment Footer_shop on Shop {
    name
    description
    ...FooterContact_shop
    ...FooterBase_shop
  }
`);

type FooterProps = { shop: FragmentType<typeof SHOP>; categories: readonly Department[] };

const Columns = chakra("div", {
  base: {
    display: "grid",
    // Two columns where the text of both fits.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))",
      md: "repeat(3, 1fr)",
      lg: "repeat(12, 1fr)",
    },
    columnGap: { base: "5", lg: "6" },
    rowGap: "9",
    pt: { base: "10", lg: "16" },
    pb: { base: "10", lg: "14" },
    "& > nav": { gridColumn: { lg: "span 2" } },
  },
});
const Brand = chakra("div", { base: { gridColumn: { base: "1 / -1", lg: "span 5" } } });
/** E-mail addresses need the width. */
const Contact = chakra("div", { base: { gridColumn: { base: "1 / -1", md: "auto", lg: "span 3" } } });

/** Footer: mailing list, shop, links and contact. */
export function Footer({ shop, categories }: FooterProps) {
  const data = useFragmentData(SHOP, shop);
  const shopLinks = [
    ...categories.map(({ name, slug }) => ({ label: name, to: paths.category.href(slug) })),
    { label: "Samples", to: paths.samples.href() },
  ];
  return (
    <chakra.footer mt="auto" bg="bg.inverted" color="fg.inverted" data-ground="green">
      <Container>
        <NewsletterForm />
        <Columns>
          <Brand>
            <Logo name={data.name} onGreen />
            <chakra.p maxW="34ch" mt="3" color="fg.inverted.muted">
              {data.description}
            </chakra.p>
          </Brand>
          <FooterLinks id="footer-shop" title="Shop" links={shopLinks} />
          <FooterLinks id="footer-help" title="Help & Support" links={HELP_PAGES} />
          <Contact>
            <FooterContact shop={data} />
          </Contact>
        </Columns>
        <FooterBase shop={data} />
      </Container>
    </chakra.footer>
  );
}

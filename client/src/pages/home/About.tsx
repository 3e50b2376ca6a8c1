import { KeyFigures } from "../../features/key-figures/KeyFigures";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { homeSections, paths } from "../../lib/paths";
import { ActionRow } from "../../ui/ActionRow";
import { LinkButton, OutlineLink } from "../../ui/links";
import { Picture, type PictureSource } from "../../ui/Picture";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { TwelveColumns } from "./TwelveColumns";

const SHOP = graphql(`
  fragment About_shop on Shop {
    isFamilyRun
    yearsInTrade
    happyCustomers
    starRating
    fittingWeeks {
      from
      to
    }
  }
`);

const PICTURE: PictureSource = {
  file: "curtain_living",
  alt: "Linen curtains over a sheer in a bright living room",
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  color: "#eeedea",
};

const PictureSide = chakra("div", {
  base: {
    gridColumn: "1 / 8",
    // Full bleed on phones and to the left edge of wider screens, up to the content's maximum width.
    mr: { base: "calc(var(--gutter) * -1)", lg: "0" },
    ml: {
      base: "calc(var(--gutter) * -1)",
      xl: "calc((100vw - min(100vw, {sizes.page})) / -2 - var(--gutter))",
      "2xl": "0",
    },
  },
});
const Words = chakra("div", { base: { gridColumn: "8 / 13", pt: { base: "8", lg: "0" }, pl: { lg: "10" } } });

/** About the firm, with three key figures. */
export function About({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  return (
    <section aria-labelledby="about">
      <TwelveColumns alignItems="center" mt="var(--section)">
        <PictureSide>
          <Picture
            picture={PICTURE}
            ratio="4 / 3"
            sizes="(min-width: 93.75rem) 780px, (min-width: 70rem) 58vw, 100vw"
            css={{ borderRadius: { base: "0", "2xl": "picture" } }}
          />
        </PictureSide>
        <Words>
          <SectionTitle id="about">A {data.isFamilyRun && "family "}firm with a tape measure</SectionTitle>
          <chakra.p maxW="46ch" mt="5" color="fg.muted">
            We visit, measure and advise, then make each piece to your figures and come back to fit it.
            {data.fittingWeeks !== null &&
              ` Made in ${data.fittingWeeks.from}–${data.fittingWeeks.to} weeks, and guaranteed once it is up.`}
          </chakra.p>
          <chakra.div my="9">
            <KeyFigures {...data} />
          </chakra.div>
          <ActionRow columnGap="4">
            <LinkButton to={homeSections.quote}>Get a FREE Quote</LinkButton>
            <OutlineLink to={paths.about.href()}>More about us</OutlineLink>
          </ActionRow>
        </Words>
      </TwelveColumns>
    </section>
  );
}

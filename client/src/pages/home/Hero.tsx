import { use } from "react";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { homeSections, paths } from "../../lib/paths";
import { ArrowLink, LinkButton } from "../../ui/links";
import { SiteContext } from "../../ui/page/site-context";
import { Price } from "../../ui/Price";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { HeroPicture } from "./HeroPicture";
import { TwelveColumns } from "./TwelveColumns";

const SHOP = graphql(`
  fragment Hero_shop on Shop {
    isFamilyRun
    fittedFromPence
  }
`);

const Words = chakra("div", {
  base: {
    gridColumn: "1 / 6",
    gridRow: "1",
    alignSelf: "center",
    pt: { base: "7", lg: "10" },
    pb: { base: "2", lg: "10" },
    position: "relative",
  },
});
const PictureSide = chakra("div", {
  base: {
    gridColumn: "6 / 13",
    gridRow: "1",
    // Full bleed on phones and to the right edge of wider screens, up to the content's maximum width.
    ml: { base: "calc(var(--gutter) * -1)", lg: "0" },
    mr: {
      base: "calc(var(--gutter) * -1)",
      xl: "calc((100vw - min(100vw, {sizes.page})) / -2 - var(--gutter))",
      "2xl": "0",
    },
  },
});

const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: { base: "5", lg: "7" },
    rowGap: "2",
    mt: { base: "6", lg: "9" },
  },
});

/** Hero of the home page: headline, link and window with its dimensions. */
export function Hero({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  const { deliveryNote } = use(SiteContext);
  return (
    <section>
      <TwelveColumns>
        <PictureSide>
          <HeroPicture />
        </PictureSide>
        <Words>
          <chakra.h1 textStyle="display">Made to your window, measured to the millimetre</chakra.h1>
          <Lead maxW="36ch" mt={{ base: "3.5", lg: "6" }}>
            Blinds, shutters and curtains, measured and fitted by our own {data.isFamilyRun && "family-run "}team.
            {data.fittedFromPence !== null && (
              <>
                {" "}
                From about <Price pence={data.fittedFromPence} short /> fitted{deliveryNote && ` ${deliveryNote}`}.
              </>
            )}
          </Lead>
          <Actions>
            <LinkButton to={homeSections.quote} size="l">
              Get a FREE Quote
            </LinkButton>
            <ArrowLink to={paths.category.href("blinds")}>Shop all blinds</ArrowLink>
          </Actions>
        </Words>
      </TwelveColumns>
    </section>
  );
}

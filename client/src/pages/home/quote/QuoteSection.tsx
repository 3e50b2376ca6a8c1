import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { paths } from "../../../lib/paths";
import { TextLink } from "../../../ui/links";
import { Lead, SectionTitle } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { TwelveColumns } from "../TwelveColumns";
import { ContactOptions } from "./ContactOptions";
import { QuoteForm } from "./QuoteForm";

const SHOP = graphql(`
  fragment QuoteSection_shop on Shop {
    phone
    ...ContactOptions_shop
  }
`);

const Ground = chakra("section", { base: { py: "var(--section)", bg: "bg.muted" } });
const Words = chakra("div", { base: { gridColumn: "1 / 6", mb: { base: "9", lg: "0" }, pr: { lg: "6" } } });
const FormSide = chakra("div", { base: { gridColumn: "7 / 13", gridRow: "1 / 3" } });
const TalkSide = chakra("div", {
  base: {
    gridColumn: "1 / 6",
    gridRow: "2",
    alignSelf: "end",
    mt: { base: "11", lg: "10" },
    pt: { base: "7", lg: "0" },
    borderTopWidth: { base: "1px", lg: "0" },
    borderColor: "#d8cfbf",
  },
});

/** Section with the quote form and other contact options; its anchor is `#quote-section`. */
export function QuoteSection({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  return (
    <Ground id="quote-section" aria-labelledby="quote">
      <TwelveColumns gridTemplateRows="auto 1fr">
        <Words>
          <SectionTitle id="quote">Tell us about your windows</SectionTitle>
          <Lead maxW="34ch" mt="5">
            We’ll be in touch within 24 hours to arrange a free visit. Rough sizes are fine; we measure.
          </Lead>
          <chakra.p mt="4">
            Or <TextLink to={paths.bookAVisit.href()}>book the visit</TextLink> yourself.
          </chakra.p>
        </Words>
        <FormSide>
          <QuoteForm phone={data.phone} />
        </FormSide>
        <TalkSide>
          <ContactOptions shop={data} />
        </TalkSide>
      </TwelveColumns>
    </Ground>
  );
}

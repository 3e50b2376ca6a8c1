import { graphql } from "../../../gql";
import { phoneHref, whatsAppHref } from "../../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { homeSections } from "../../../lib/paths";
import { ChatIcon, PhoneIcon } from "../../../ui/icons";
import { ArrowLink, ExternalLinkButton } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";

const SHOP = graphql(`
  fragment ContactOptions_shop on Shop {
    phone
    whatsApp
    hours {
      days
      opens
      closes
    }
  }
`);

const Number = chakra("a", {
  base: {
    fontFamily: "heading",
    fontSize: "min(2rem, 9vw)",
    lineHeight: "1.2",
    letterSpacing: "-0.01em",
    fontVariantNumeric: "lining-nums",
  },
});
const Hours = chakra("dl", {
  base: {
    display: "grid",
    gap: "1",
    mt: "8",
    fontSize: "control",
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: "6" },
    "& dt": { flex: "none", minW: "3.5rem", color: "fg.muted" },
  },
});

/** Other options than the form: telephone, WhatsApp, or the quiz. */
export function ContactOptions({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  const call = phoneHref(data.phone);
  return (
    <>
      <chakra.p mb="1" color="fg.muted">
        Or talk to us
      </chakra.p>
      <Number href={call}>{data.phone}</Number>
      <chakra.div display="flex" flexWrap="wrap" gap="4" mt="4">
        <ExternalLinkButton href={call} variant="line" size="s">
          <PhoneIcon size="s" />
          Call
        </ExternalLinkButton>
        <ExternalLinkButton href={whatsAppHref(data.whatsApp)} variant="line" size="s">
          <ChatIcon size="s" />
          WhatsApp
        </ExternalLinkButton>
      </chakra.div>
      <Hours>
        {data.hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {opens}–{closes}
            </dd>
          </div>
        ))}
      </Hours>
      <chakra.p mt="8" color="fg.muted">
        Not sure what suits the room?
      </chakra.p>
      <ArrowLink to={homeSections.quiz}>Take Our Quiz</ArrowLink>
    </>
  );
}

import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../gql";
import { phoneHref, whatsAppHref } from "../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ExternalLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment ContactDetails_shop on Shop {
    phone
    whatsApp
    email
    hours {
      days
      opens
      closes
    }
    closedDays {
      date
      name
    }
  }
`);

const Details = chakra("dl", {
  base: {
    fontVariantNumeric: "tabular-nums",
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "8" },
    "& dt": { flex: "none", w: "4.5rem", color: "fg.muted" },
    "& dd": { minW: "0" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minH: { base: "target", lg: "9" },
      overflowWrap: "anywhere",
    },
  },
});

/** Telephone, WhatsApp, e-mail and opening hours of the shop. */
export function ContactDetails({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  return (
    <>
      <chakra.p mb="5">
        <ExternalLink variant="quiet" href={phoneHref(data.phone)} textStyle="h2" fontVariantNumeric="lining-nums">
          {data.phone}
        </ExternalLink>
      </chakra.p>
      <Details>
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <ExternalLink href={whatsAppHref(data.whatsApp)}>{data.whatsApp}</ExternalLink>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <ExternalLink href={`mailto:${data.email}`}>{data.email}</ExternalLink>
          </dd>
        </div>
        {data.hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <chakra.dd py="1.5">
              {opens}–{closes}
            </chakra.dd>
          </div>
        ))}
        {data.closedDays.map(({ date, name }) => (
          <div key={date}>
            <dt>Closed</dt>
            <chakra.dd py="1.5">
              {formatDay(date)}: {name}
            </chakra.dd>
          </div>
        ))}
      </Details>
    </>
  );
}

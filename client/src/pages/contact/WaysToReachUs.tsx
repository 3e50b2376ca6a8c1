import { chakra } from "@chakra-ui/react";
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { phoneHref, whatsAppHref } from "../../lib/contact-links";
import { ExternalLink } from "../../ui/links";

const SHOP = graphql(`
  fragment WaysToReachUs_shop on Shop {
    phone
    whatsApp
    email
    hours {
      days
      opens
      closes
    }
  }
`);

const Ways = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    columnGap: "8",
    alignItems: "baseline",
    fontVariantNumeric: "tabular-nums",
    "& dt": { color: "fg.muted" },
    "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", lg: "9" } },
  },
});

/** The numbers and addresses of the shop, and when somebody answers. */
export function WaysToReachUs({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "WaysToReachUs_shop", from: shop });
  return (
    <>
      <chakra.p mb="5">
        <ExternalLink variant="quiet" href={phoneHref(data.phone)} textStyle="h2" fontVariantNumeric="lining-nums">
          {data.phone}
        </ExternalLink>
      </chakra.p>
      <Ways>
        <dt>WhatsApp</dt>
        <dd>
          <ExternalLink href={whatsAppHref(data.whatsApp)}>{data.whatsApp}</ExternalLink>
        </dd>
        <dt>Email</dt>
        <dd>
          <ExternalLink href={`mailto:${data.email}`}>{data.email}</ExternalLink>
        </dd>
        {data.hours.map(({ days, opens, closes }) => (
          <chakra.div key={days} display="contents">
            <dt>{days}</dt>
            <chakra.dd py="1.5">
              {opens}–{closes}
            </chakra.dd>
          </chakra.div>
        ))}
      </Ways>
    </>
  );
}

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { openingHours } from "../../lib/opening-hours";
import { PhoneIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment MenuContact_shop on Shop {
    phone
    hours {
      days
      opens
      closes
    }
  }
`);

const Call = chakra("a", {
  base: { display: "flex", alignItems: "center", gap: "3", minH: "target", fontWeight: "600" },
});

/** Telephone number and opening hours. */
export function MenuContact({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "MenuContact_shop", from: shop });
  return (
    <chakra.div borderTopWidth="1px" mt="2" pt="4" pb="5" color="fg.muted" textStyle="small">
      <Call href={phoneHref(data.phone)} color="fg" textStyle="body">
        <PhoneIcon size="m" />
        {data.phone}
      </Call>
      {data.hours.map((hours) => (
        <p key={hours.days}>{openingHours(hours)}</p>
      ))}
    </chakra.div>
  );
}

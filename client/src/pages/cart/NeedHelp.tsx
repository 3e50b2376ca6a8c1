import type { ReactNode } from "react";
import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ExternalLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment NeedHelp_shop on Shop {
    phone
    email
  }
`);

type NeedHelpProps = { shop: FragmentType<typeof SHOP>; children: ReactNode };

/** Contact details for questions before ordering, and another way to order. */
export function NeedHelp({ shop, children }: NeedHelpProps) {
  const data = useFragmentData(SHOP, shop);
  return (
    <chakra.div mt="7" pt="5" borderTopWidth="1px" borderColor="#d8cfbf" textStyle="small">
      <chakra.h3 fontWeight="600" lineHeight="1.4" mb="0.5">
        Need Help?
      </chakra.h3>
      <chakra.p color="fg.muted">
        Call{" "}
        <ExternalLink href={phoneHref(data.phone)} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {data.phone}
        </ExternalLink>{" "}
        or write to <ExternalLink href={`mailto:${data.email}`}>{data.email}</ExternalLink>
      </chakra.p>
      {children}
    </chakra.div>
  );
}

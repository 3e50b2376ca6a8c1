import { useLocation } from "react-router-dom";
import { graphql } from "../gql";
import { phoneHref } from "../lib/contact-links";
import { useFragmentData, type FragmentType } from "../lib/fragment";
import { paths } from "../lib/paths";
import { Container } from "../ui/Container";
import { ExternalLink } from "../ui/links";
import { Lead } from "../ui/texts";
import { chakra } from "../ui/theme/chakra";

const SHOP = graphql(`
  fragment OrderByPhone_shop on Shop {
    phone
  }
`);

const ORDERING: readonly string[] = [paths.cart.href(), paths.checkout.href()];

type OrderByPhoneProps = { shop: FragmentType<typeof SHOP> };

/** Replaces cart and checkout where a browser runs no scripts: how to order by phone. */
export function OrderByPhone({ shop }: OrderByPhoneProps) {
  return ORDERING.includes(useLocation().pathname) && <PhoneNumber shop={shop} />;
}

function PhoneNumber({ shop }: OrderByPhoneProps) {
  const { phone } = useFragmentData(SHOP, shop);
  return (
    <>
      <style>{"main{display:none}"}</style>
      <Container as="section" py="var(--section)">
        <chakra.h1 textStyle="h1">Order by phone</chakra.h1>
        <Lead mt="4" maxW="46ch">
          Your browser runs no scripts, which our cart needs. Call us on{" "}
          <ExternalLink href={phoneHref(phone)}>{phone}</ExternalLink> with the product, its size, colour and material:
          we work out the price with you and take your order.
        </Lead>
      </Container>
    </>
  );
}

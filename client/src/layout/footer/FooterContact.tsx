import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { phoneHref, whatsAppHref } from "../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { openingHours } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";
import { FooterHeading, FooterList } from "./FooterLinks";

const SHOP = graphql(`
  fragment FooterContact_shop on Shop {
    phone
    email
    whatsApp
    hours {
      days
      opens
      closes
    }
  }
`);

/** Contact details and opening hours. */
export function FooterContact({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  return (
    <div>
      <FooterHeading>Contact Us</FooterHeading>
      <FooterList>
        <li>
          <a href={phoneHref(data.phone)}>{data.phone}</a>
        </li>
        <li>
          <a href={`mailto:${data.email}`}>{data.email}</a>
        </li>
        <li>
          <a href={whatsAppHref(data.whatsApp)}>WhatsApp</a>
        </li>
        <li>
          <Link to={paths.contact.href()}>Send a message</Link>
        </li>
        {data.hours.map((hours) => (
          <li key={hours.days}>
            <span>{openingHours(hours)}</span>
          </li>
        ))}
      </FooterList>
    </div>
  );
}

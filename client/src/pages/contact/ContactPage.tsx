import { useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { inspirationById } from "../../content/inspirations";
import { ContactDetails } from "../../features/contact-details/ContactDetails";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Columns } from "../../ui/Columns";
import { TextLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { ContactForm } from "./ContactForm";

const CONTACT_PAGE_QUERY = graphql(`
  query ContactPage {
    shop {
      phone
      ...ContactDetails_shop
    }
  }
`);

/** /contact: contact details and form. `?inspiration=` names a design that the message is about. */
export function ContactPage() {
  const { data } = useSuspenseQuery(CONTACT_PAGE_QUERY);
  const [parameters] = useSearchParams();
  const inspiration = inspirationById(parameters.get("inspiration"));
  return (
    <StateFrame>
      <Head
        title="Contact us about made-to-measure blinds"
        description="Write to us, call us or send a WhatsApp message about blinds, shutters and curtains made to measure: a question, a visit or an order."
        canonicalPath={paths.contact.href()}
      />
      <Columns sides="5:6" columnGap="24" pt={{ base: "10", lg: "14" }}>
        <div>
          <chakra.div maxW="30rem" mb={{ base: "8", lg: "10" }}>
            <chakra.h1 textStyle="h1">Talk to us</chakra.h1>
            <Lead mt="4">
              A question about a window, an order or a fabric: write a few lines, or call and ask for a fitter.
            </Lead>
          </chakra.div>
          <ContactDetails shop={data.shop} />
          <chakra.p mt="6">
            <TextLink to={paths.bookAVisit.href()}>Book a free measuring visit</TextLink> at a time that suits you.
          </chakra.p>
        </div>
        {/* Another design is another draft. */}
        <ContactForm key={inspiration?.id} inspiration={inspiration} phone={data.shop.phone} />
      </Columns>
    </StateFrame>
  );
}

import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { phoneHref, whatsAppHref } from "../../lib/contact-links";
import { openingHours } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";
import { ExternalLink, TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

/** What the footer has read already. */
const HELP = graphql(`
  query HelpBox {
    shop {
      phone
      whatsApp
      hours {
        days
        opens
        closes
      }
    }
  }
`);

const Box = chakra("section", {
  base: {
    textStyle: "small",
    color: "fg.muted",
    "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", lg: "8" }, color: "fg" },
    "& li + li": { ml: "5" },
    "& ul": { display: "flex", flexWrap: "wrap", rowGap: "1" },
  },
});

/** How a person is reached, and when. Without the shop's answer nothing is promised. */
export function HelpBox() {
  const { data } = useQuery(HELP, { errorPolicy: "ignore" });
  if (!data) return null;
  const { phone, whatsApp, hours } = data.shop;
  return (
    <Box aria-labelledby="help">
      <chakra.h2 id="help" textStyle="title" color="fg" mb="1">
        A person can help
      </chakra.h2>
      <p>{hours.map(openingHours).join(", ")}</p>
      <ul>
        <li>
          <ExternalLink href={phoneHref(phone)} fontVariantNumeric="tabular-nums">
            Call {phone}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={whatsAppHref(whatsApp)}>WhatsApp</ExternalLink>
        </li>
        <li>
          <TextLink to={paths.contact.href()}>Send a message</TextLink>
        </li>
      </ul>
    </Box>
  );
}

import { findHelp } from "../../content/help/find-help";
import { NoProducts } from "../../features/catalogue/NoProducts";
import { phoneHref } from "../../lib/contact-links";
import { homeSections, paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { PhoneIcon } from "../../ui/icons";
import { ArrowLink, ExternalLinkButton, OutlineLink } from "../../ui/links";
import { HelpResults } from "./HelpResults";
import { PopularSearches } from "./PopularSearches";

/** Pages that answer the search, where it finds no product. */
const MOST_HELP = 6;

/** A search without products: what answers it, what to try, and who helps. */
export function NothingFound({ query, phone }: { query: string; phone: string }) {
  return (
    <>
      <HelpResults title="This may answer it" pages={findHelp(query, MOST_HELP)} />
      <NoProducts title="No results found" action={<OutlineLink to={paths.home.href()}>Continue Shopping</OutlineLink>}>
        We couldn't find any products matching "{query}"
      </NoProducts>
      <PopularSearches />
      <CallToAction
        title="Ask us"
        text="Try fewer words, a room or a kind of blind. Or tell us about your window: we know what fits it."
      >
        <ExternalLinkButton href={phoneHref(phone)}>
          <PhoneIcon size="s" />
          Call {phone}
        </ExternalLinkButton>
        <ArrowLink to={homeSections.quote}>Get a FREE Quote</ArrowLink>
        <ArrowLink to={paths.contact.href()}>Send a message</ArrowLink>
      </CallToAction>
    </>
  );
}

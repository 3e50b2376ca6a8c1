import { phoneHref } from "../../lib/contact-links";
import { paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { ExternalLink, LinkButton } from "../../ui/links";

/** Contact panel at the end of fitting guides. */
export function StillNeedHelp({ phone }: { phone: string }) {
  return (
    <CallToAction
      title="Stuck half way?"
      text="A wall that won’t hold, a bracket too few: tell us what you see, or ask for a fitter."
    >
      <LinkButton to={paths.contact.href()}>Still Need Help?</LinkButton>
      <ExternalLink href={phoneHref(phone)} py="2.5">
        {phone}
      </ExternalLink>
    </CallToAction>
  );
}

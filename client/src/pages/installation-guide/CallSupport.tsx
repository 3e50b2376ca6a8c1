import { phoneHref } from "../../lib/contact-links";
import { paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { PhoneIcon } from "../../ui/icons";
import { ArrowLink, ExternalLinkButton } from "../../ui/links";

/** Panel with the telephone number. */
export function CallSupport({ phone }: { phone: string }) {
  return (
    <CallToAction
      title="Stuck half way?"
      text="Leave it on the steps and ring us: a fitter tells you what to do next. A photograph by e-mail helps."
    >
      <ExternalLinkButton href={phoneHref(phone)}>
        <PhoneIcon size="s" />
        Call Support: {phone}
      </ExternalLinkButton>
      <ArrowLink to={paths.contact.href()}>Write to us</ArrowLink>
      <ArrowLink to={paths.guides.href("troubleshooting")}>Putting things right</ArrowLink>
    </CallToAction>
  );
}

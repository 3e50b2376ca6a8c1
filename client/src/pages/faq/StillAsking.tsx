import { phoneHref } from "../../lib/contact-links";
import { homeSections } from "../../lib/paths";
import { ActionRow } from "../../ui/ActionRow";
import { PhoneIcon } from "../../ui/icons";
import { ExternalLinkButton, LinkButton } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Ground = chakra("section", {
  base: {
    maxW: "46rem",
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "8" },
    py: "8",
    bg: "bg.muted",
    borderRadius: { lg: "panel" },
    _print: { display: "none" },
  },
});

/** Contact panel below the questions. */
export function StillAsking({ phone }: { phone: string }) {
  return (
    <Ground aria-labelledby="still-asking">
      <chakra.h2 id="still-asking" textStyle="h3">
        Ask somebody who fits them
      </chakra.h2>
      <chakra.p mt="2" color="fg.muted" maxW="48ch">
        Tell us about your windows and we come to look, measure and advise. It costs nothing.
      </chakra.p>
      <ActionRow mt="6">
        <LinkButton to={homeSections.quote}>Get a FREE Quote</LinkButton>
        <ExternalLinkButton href={phoneHref(phone)} variant="line">
          <PhoneIcon size="s" />
          Call {phone}
        </ExternalLinkButton>
      </ActionRow>
    </Ground>
  );
}

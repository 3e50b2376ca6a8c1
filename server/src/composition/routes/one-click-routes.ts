import type { Router } from "express";
import { oneClickRoute } from "../../http/one-click-unsubscribe.js";
import type { OneClickLink } from "../../kernel/settings/mail-links.js";
import { createLinks } from "../../mail/mail-links.js";
import type { Settings } from "../../settings.js";
import type { Services } from "../domains/domains.js";
import type { RequestParts } from "../requests/request-parts.js";

type OneClickParts = Pick<RequestParts, "limitRead"> & {
  services: Services;
  settings: Pick<Settings, "publicUrl" | "mailLinks">;
};

/** How mail programs leave the lists at one request. */
export function oneClickRoutes({ services, settings, limitRead }: OneClickParts): Router[] {
  const linkTo = createLinks(settings.publicUrl ?? "", settings.mailLinks);
  const common = (link: OneClickLink) => ({
    link,
    limitRead,
    pageOf: settings.mailLinks[link] === undefined ? undefined : (token: string) => linkTo(link, token),
  });
  return [
    oneClickRoute({
      ...common("unsubscribe"),
      leave: (token) => services.mailingList.unsubscribe(token),
      done: "You have left the mailing list.",
    }),
    oneClickRoute({
      ...common("no-review-invitations"),
      leave: (token) => services.reviewInvitations.decline(token),
      done: "We won't ask you for reviews again.",
    }),
  ];
}

import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { canAlwaysTell } from "../../rules/change-clock.js";
import { CONTENT_FORMS, factsOf, type Content, type ContentKind } from "../../rules/content-forms.js";
import { expressRefusal } from "../../rules/delivery-date.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import type { Audited } from "../audit/staff-audit.entity.js";

const NEVER_OPEN =
  "With these hours and closed days an order could not be told until when it may be changed: within 120 days there are too few working days";

/** The facts of a document in a profile. */
export const factsIn = (profile: ShopProfile, kind: ContentKind): Content =>
  Object.fromEntries(factsOf(kind).map((name) => [name, Reflect.get(profile, name)])) as Content;

/**
 * The facts of a document as its form leaves them.
 * @param profile what else is in force
 * @throws {BadInput} with a sentence for each fact
 */
export function checkedContent(kind: ContentKind, typed: unknown, profile: ShopProfile): Content {
  const { content } = checkedForm(z.object({ content: CONTENT_FORMS[kind] }), { content: typed });
  const facts = { ...profile, ...content };
  const isTold = canAlwaysTell(facts, new Date());
  const culprit = { OPENING: "hours", LEGAL: "changeWorkingDays" };
  if (!isTold && Object.hasOwn(culprit, kind))
    throw new BadInput(NEVER_OPEN, { [`content.${Reflect.get(culprit, kind)}`]: NEVER_OPEN });
  const refusal = expressRefusal(facts);
  if (refusal !== undefined && kind === "CLAIMS")
    throw new BadInput(refusal, { "content.expressDeliveryDays": refusal });
  return content;
}

/** What differs between the facts of two versions, for the audit. */
export function changedFacts(before: Content, after: Content): { before: Audited; after: Audited } {
  const names = Object.keys(after).filter((name) => wordOf(before, name) !== wordOf(after, name));
  const only = (content: Content) =>
    Object.fromEntries(names.map((name) => [name, audited(Reflect.get(content, name))]));
  return { before: only(before), after: only(after) };
}

const wordOf = (content: Content, name: string) => JSON.stringify(Reflect.get(content, name));

const audited = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null
    ? value
    : JSON.stringify(value);

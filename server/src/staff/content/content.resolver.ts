import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { ContentKind } from "../../rules/content-forms.js";
import type { PricePolicy } from "../../rules/price-policy.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { checkPermission, May } from "../access/may.js";
import { sessionOf, type StaffContext, type StaffSession } from "../access/staff-context.js";
import { checkedContent } from "./content-facts.js";
import { changedSayings, type ContentSaying } from "./content-sayings.js";
import type { ContentVersionRow } from "./content.queries.js";
import type { ContentService, ContentState } from "./content.service.js";
import {
  ContentPayload,
  ContentSayingType,
  ContentType,
  ContentVersionType,
  DiscardContentDraftInput,
  Kind,
  PublishContentInput,
  RevertContentInput,
  SaveContentDraftInput,
} from "./content.types.js";

type ContentServices = { content: ContentService; shopProfile: ShopProfile; pricePolicy: PricePolicy };
type Context = StaffContext<ContentServices>;

@Resolver(() => ContentType)
export class ContentResolver {
  @May("content:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [ContentType], { description: "Every document with facts of the shop." })
  contents(@Ctx() { services }: Context): Promise<ContentState[]> {
    return services.content.all();
  }

  @May("content:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => ContentType, { description: "One of them." })
  content(
    @Arg("kind", () => Kind, { description: "Which one." }) kind: ContentKind,
    @Ctx() { services }: Context,
  ): Promise<ContentState> {
    return services.content.read(kind);
  }

  @May("content:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [ContentVersionType], { description: "The newest 100 versions of a document, the newest first." })
  contentVersions(
    @Arg("kind", () => Kind, { description: "Which document." }) kind: ContentKind,
    @Ctx() { services }: Context,
  ): Promise<ContentVersionRow[]> {
    return services.content.versions(kind);
  }

  @May("content:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => [ContentSayingType], {
    description: "What shoppers would read where, if these facts were in force: the places whose words change.",
  })
  previewContent(
    @Arg("kind", () => Kind, { description: "Which document." }) kind: ContentKind,
    @Arg("content", () => JsonObject, { description: "Every fact of it." }) content: Readonly<Record<string, unknown>>,
    @Ctx() { services: { shopProfile, pricePolicy } }: Context,
  ): ContentSaying[] {
    const after = { ...shopProfile, ...checkedContent(kind, content, shopProfile) };
    return changedSayings(shopProfile, after, { pricePolicy, now: new Date() });
  }

  @May("content:change")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ContentPayload, {
    description:
      "Saves facts as a new version, which shoppers do not see. LEGAL is for owners: others get FORBIDDEN. So is another `email` in CONTACT, which needs a fresh code.",
  })
  async saveContentDraft(
    @Arg("input", () => SaveContentDraftInput, { description: "Which ones." }) input: SaveContentDraftInput,
    @Ctx() context: Context,
  ): Promise<ContentPayload> {
    return { content: await context.services.content.saveDraft(editorOf(context, input), input) };
  }

  @May("content:change")
  @Fails(["CONFLICT", "somebody was faster, or there is no draft"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ContentPayload, {
    description:
      "Begins anew with the facts in force, as a new version that nobody but staff sees; the draft stays among the versions. LEGAL is for owners. Whoever may not change what the draft changes goes on from here.",
  })
  async discardContentDraft(
    @Arg("input", () => DiscardContentDraftInput, { description: "Which one." }) input: DiscardContentDraftInput,
    @Ctx() context: Context,
  ): Promise<ContentPayload> {
    return { content: await context.services.content.discardDraft(editorOf(context, input), input) };
  }

  @May("content:change")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "somebody was faster, or there is no draft"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ContentPayload, {
    description:
      "Puts the newest draft in force: pages, e-mails and rules follow within a second. LEGAL is for owners, and so is another `email` in CONTACT, which needs a fresh code.",
  })
  async publishContent(
    @Arg("input", () => PublishContentInput, { description: "Which one." }) input: PublishContentInput,
    @Ctx() context: Context,
  ): Promise<ContentPayload> {
    return { content: await context.services.content.publish(editorOf(context, input), input) };
  }

  @May("content:change")
  @Fails("BAD_USER_INPUT", ["NOT_FOUND", "no such version"], ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ContentPayload, {
    description:
      "Puts the facts of an earlier version in force again, as a new version. LEGAL is for owners, and so is another `email` in CONTACT, which needs a fresh code.",
  })
  async revertContent(
    @Arg("input", () => RevertContentInput, { description: "Which one." }) input: RevertContentInput,
    @Ctx() context: Context,
  ): Promise<ContentPayload> {
    return { content: await context.services.content.revert(editorOf(context, input), input) };
  }
}

/** The member who changes a document. @throws {NotPermitted} for facts that only owners change */
function editorOf(context: Context, { kind }: { kind: ContentKind }): StaffSession {
  if (kind === "LEGAL") checkPermission(context, "legal:change");
  return sessionOf(context);
}

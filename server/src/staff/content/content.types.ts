import { Field, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { Content, ContentKind } from "../../rules/content-forms.js";
import type { ContentSaying } from "./content-sayings.js";
import type { ContentVersionRow } from "./content.queries.js";
import type { ContentState } from "./content.service.js";

export const Kind = describedEnum<ContentKind>("ContentKind", "A document with facts of the shop.", {
  CONTACT: "Phone, WhatsApp, e-mail, profiles on other sites. Only owners change the e-mail address.",
  OPENING: "Opening hours by weekday, and closed days with their names.",
  BANNER: "What is announced above every page.",
  FAQ: "Questions and answers besides those that come with the shop.",
  CLAIMS: "What pages, chat and e-mails claim: prices from, days, warranty, and the like.",
  LEGAL: "The shop's name, who trades, VAT, and the figures of the terms. Only owners change it.",
});

const FACTS = "By their names in `SHOP_PROFILE_FILE`, every one of the document.";

@ObjectType("Content", { description: "A document with facts of the shop: what was saved last, and what is in force." })
export class ContentType implements ContentState {
  @OwnId("Opaque.")
  id!: ContentKind;

  @Field(() => Kind, { description: "Which document." })
  kind!: ContentKind;

  @Field(() => Int, { description: "Of `content`, for `expectedVersion`; 0 while nothing was saved." })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: "The version in force; null while that is the profile file's. A greater `version` is a draft.",
  })
  publishedVersion!: number | null;

  @Field(() => JsonObject, { description: `The facts that were saved last. ${FACTS}` })
  content!: Content;

  @Field(() => JsonObject, { description: "The facts in force." })
  published!: Content;

  @Field(() => JsonObject, { description: "The facts of the profile file, which count while nothing is published." })
  installed!: Content;
}

@ObjectType({ description: "A version of a document. It never changes, but a draft is published." })
export class ContentVersionType implements ContentVersionRow {
  kind!: ContentKind;

  @Field(() => Int, { description: "Counts from 1." })
  version!: number;

  @Field(() => JsonObject, { description: FACTS })
  content!: Content;

  @Field(() => Date, { description: "When." })
  savedAt!: Date;

  @Field(() => String, { description: "E-mail address of who saved it." })
  savedBy!: string;

  @Field(() => Date, { nullable: true, description: "When it came into force; null where it never did." })
  publishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "E-mail address of who published it." })
  publishedBy!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The earlier version whose facts were taken back with it; 0 is the profile file.",
  })
  takenFrom!: number | null;

  @Field(() => Boolean, { description: "Whether this is the one in force." })
  isInForce!: boolean;
}

@ObjectType("ContentSaying", { description: "What shoppers read somewhere, before and after facts are published." })
export class ContentSayingType implements ContentSaying {
  @Field(() => String, { description: "Where it stands." })
  place!: string;

  @Field(() => String, { description: "What they read now; empty where nothing stands there." })
  before!: string;

  @Field(() => String, { description: "What they would read." })
  after!: string;
}

@InputType({ description: "Facts to be saved without being published." })
export class SaveContentDraftInput {
  @Field(() => Kind, { description: "Which document." })
  kind!: ContentKind;

  @Field(() => JsonObject, { description: FACTS })
  content!: Readonly<Record<string, unknown>>;

  @Field(() => Int, { description: "`version` of the document as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "A draft that is not to be gone on with." })
export class DiscardContentDraftInput {
  @Field(() => Kind, { description: "Which document." })
  kind!: ContentKind;

  @Field(() => Int, { description: "`version` of the document as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "A draft to be put in force." })
export class PublishContentInput {
  @Field(() => Kind, { description: "Which document." })
  kind!: ContentKind;

  @Field(() => Int, { description: "`version` of the document as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "A version to be put in force again." })
export class RevertContentInput {
  @Field(() => Kind, { description: "Which document." })
  kind!: ContentKind;

  @Field(() => Int, { description: "Which earlier version; 0 is the profile file." })
  version!: number;

  @Field(() => Int, { description: "`version` of the document as it was read." })
  expectedVersion!: number;
}

/** The payload of a mutation of a document. */
@ObjectType()
export abstract class ContentPayload extends MutationPayload {
  @Field(() => ContentType, { nullable: true, description: "The document as it is now." })
  content?: ContentState;
}

import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { AnswerTemplate } from "./answer-templates.js";
import { EnquiryKind } from "./enquiry-kind.js";
import type { StaffEnquiryRow } from "./staff-enquiry.queries.js";
import type { Assignee } from "./staff-enquiry.service.js";

registerEnumType(EnquiryKind, {
  name: "EnquiryKind",
  description: "What somebody asks for.",
  valuesConfig: {
    QUOTE: { description: "To be called about a quote." },
    MESSAGE: { description: "An answer to a message." },
    SAMPLES: { description: "Free samples of fabrics by post." },
  },
});

registerEnumType(EnquiryState, {
  name: "EnquiryState",
  description: "What the shop has done about an enquiry.",
  valuesConfig: {
    OPEN: { description: "Nothing yet." },
    ANSWERED: { description: "It has answered by mail." },
    CLOSED: { description: "Nothing is left to do." },
  },
});

@ObjectType({ description: "What the shop has answered by mail." })
export class EnquiryAnswer {
  @Field(() => String, { description: "As it was mailed, perhaps of several lines." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Name of who has written it." })
  by!: string | null;

  @Field(() => Date, { description: "When." })
  answeredAt!: Date;
}

@ObjectType({ description: "A sample that somebody asks for." })
export class EnquirySample {
  @Field(() => Int, { description: "Its place in the request, from 1; for `sendSamples`." })
  item!: number;

  @Field(() => String, { description: "Product, fabric and colour." })
  name!: string;

  @Field(() => Date, { nullable: true, description: "When it went into the post; null where it has not yet." })
  sentAt!: Date | null;
}

@ObjectType({ description: "A text to begin an answer with." })
export class EnquiryTemplate implements AnswerTemplate {
  @Field(() => String, { description: "Tells it from the others." })
  title!: string;

  @Field(() => String, { description: "With the name of the sender, in several lines." })
  text!: string;
}

@ObjectType({ description: "A member of staff who can see to an enquiry." })
export class EnquiryAssignee implements Assignee {
  @IdOf("Staff", { description: "For `assignEnquiry`." })
  id!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;
}

@ObjectType("Enquiry", { description: "What somebody has sent to the shop by a form." })
export class StaffEnquiryType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => EnquiryKind, { description: "What they ask for." })
  kind!: EnquiryKind;

  @Field(() => Date, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => String, { description: "Who asks." })
  name!: string;

  @Field(() => String, { description: "Where answers go." })
  email!: string;

  @Field(() => String, { nullable: true, description: "E.164; null where none was given." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "As the post writes it; messages have none." })
  postcode!: string | null;

  @Field(() => String, { nullable: true, description: "In their words; null where they wrote nothing." })
  message!: string | null;

  @Field(() => String, { nullable: true, description: "Where samples go, in several lines." })
  address!: string | null;

  @Field(() => Date, { nullable: true, description: "Until when a call about a quote was promised." })
  promisedContactBy!: Date | null;

  @Field(() => Boolean, { description: "Whether a project was sent with it, for `enquiryProject`." })
  hasProject!: boolean;

  @Field(() => EnquiryState, { description: "What the shop has done." })
  state!: EnquiryState;

  @IdOf("Staff", { nullable: true, description: "Who sees to it; null for nobody yet." })
  assigneeId!: string | null;

  @Field(() => String, { nullable: true, description: "Their name." })
  assigneeName!: string | null;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;
}

@ObjectType({ description: "A page of enquiries, the newest first." })
export class EnquiryConnection extends connectionType<StaffEnquiryRow>(StaffEnquiryType, "Enquiry", "enquiries") {
  count!: () => Promise<number>;
}

/** The payload of a mutation of an enquiry. */
@ObjectType()
export abstract class EnquiryPayload extends MutationPayload {
  @Field(() => StaffEnquiryType, { nullable: true, description: "The enquiry as it is now." })
  enquiry?: StaffEnquiryRow | null;
}

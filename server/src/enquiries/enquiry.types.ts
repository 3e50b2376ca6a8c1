import { Field, InputType, ObjectType } from "type-graphql";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { Node } from "../kernel/graphql/node.js";
import { MutationPayload } from "../kernel/graphql/payload.js";

@ObjectType("QuoteRequest", { implements: Node, description: "A wish to be called about a quote." })
export class QuoteRequestType {
  id!: string;

  @Field(() => String, { description: "Who asks." })
  name!: string;

  @Field(() => String, { description: "Where the shop has confirmed the request." })
  email!: string;

  @Field(() => String, { description: "E.164: +442079460123." })
  phone!: string;

  @Field(() => String, { description: "As the post writes it: SW1A 1AA." })
  postcode!: string;

  @Field(() => String, { nullable: true, description: "What they wrote; null where they wrote nothing." })
  message!: string | null;

  @Field(() => Date, {
    description: "Until when the shop will have been in touch: within 24 hours, in which closed days don't count.",
  })
  promisedContactBy!: Date;

  @Field(() => Date, { description: "When it was sent." })
  createdAt!: Date;
}

@ObjectType({ description: "The quote request that was sent." })
export class RequestQuotePayload extends MutationPayload {
  @Field(() => QuoteRequestType, { nullable: true, description: "The request, with the promise of the shop." })
  quoteRequest?: QuoteRequestType;
}

@ObjectType({ description: "The message that was sent." })
export class SendContactMessagePayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Names the message in a call to the shop." })
  reference?: string;
}

@ObjectType({ description: "The request for samples that was sent." })
export class RequestSamplesPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Names the request in a call to the shop." })
  reference?: string;
}

/** Fields of every enquiry form. */
@InputType()
class EnquiryInput {
  @Field(() => String, { description: "At most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Gets a confirmation." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "Hidden from people in the form. Where it is filled in, the answer is as usual and nothing is sent.",
  })
  website?: string;

  @Field(() => Date, {
    nullable: true,
    description: "When the form was opened. Less than 3 seconds ago, the answer is as usual and nothing is sent.",
  })
  startedAt?: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Made by the client for this form, 8 to 100 letters, digits and - _ . : The same key again stores nothing and answers the same.",
  })
  idempotencyKey?: string;
}

@InputType({ description: "The form of a quote request." })
export class RequestQuoteInput extends EnquiryInput {
  @Field(() => String, { description: "Any usual spelling, British where no country is given." })
  phone!: string;

  @Field(() => String, { description: "A full UK postcode in any usual spelling." })
  postcode!: string;

  @Field(() => String, { nullable: true, description: "At most 2000 characters." })
  message?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True sends the `project` of this session or account as it is now: windows, sizes, options and choices. The shop keeps that with the request, and its answers are in `Project.sent` too.",
  })
  attachesProject?: boolean;

  @Field(() => Boolean, { nullable: true, description: "True sends the photos of its windows too." })
  attachesPhotos?: boolean;
}

@InputType({ description: "The form of a message to the shop." })
export class SendContactMessageInput extends EnquiryInput {
  @Field(() => String, { nullable: true, description: "Any usual spelling, British where no country is given." })
  phone?: string;

  @Field(() => String, { description: "At most 2000 characters." })
  message!: string;

  @Field(() => String, { nullable: true, description: "The name of the inspiration that it is about." })
  inspirationId?: string;
}

@InputType({ description: "A fabric in one colour." })
export class SampleInput {
  @IdOf("Product", { description: "The product it is for." })
  productId!: string;

  @Field(() => String, { description: "One of the product's fabrics." })
  material!: string;

  @Field(() => String, { description: "One of the product's colours." })
  color!: string;
}

@InputType({ description: "The form for free samples." })
export class RequestSamplesInput extends EnquiryInput {
  @Field(() => String, { description: "Street and number, at least 5 characters." })
  address!: string;

  @Field(() => String, { description: "Town or city, at least 2 characters." })
  city!: string;

  @Field(() => String, { description: "A full UK postcode in any usual spelling." })
  postcode!: string;

  @Field(() => [SampleInput], { description: "One to six, each once." })
  samples!: SampleInput[];
}

import { Field, InputType, Int } from "type-graphql";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { EnquiryKind } from "./enquiry-kind.js";
import type { EnquiryFilter } from "./staff-enquiry.service.js";

@InputType("EnquiryFilter", { description: "Which enquiries a list has; what is left out filters nothing." })
export class EnquiryFilterInput implements EnquiryFilter {
  @Field(() => EnquiryKind, { nullable: true, description: "What they ask for." })
  kind?: EnquiryKind | null;

  @Field(() => EnquiryState, { nullable: true, description: "What the shop has done about them." })
  state?: EnquiryState | null;

  @IdOf("Staff", { nullable: true, description: "Who sees to them." })
  assigneeId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that name, e-mail address, phone number, postcode or a word of address or message begin with, such as `whit bay`; at most 8 words and 200 characters.",
  })
  search?: string | null;
}

/** Ids are translated by the class that declares them, so each input has its own. */
@InputType()
abstract class EnquiryAsRead {
  @Field(() => Int, { description: "`version` of the enquiry as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "An enquiry with which nothing is left to do." })
export class CloseEnquiryInput extends EnquiryAsRead {
  @IdOf("Enquiry", { description: "Which one." })
  id!: string;
}

@InputType({ description: "Who is to see to an enquiry." })
export class AssignEnquiryInput extends EnquiryAsRead {
  @IdOf("Enquiry", { description: "Which one." })
  id!: string;

  @IdOf("Staff", { nullable: true, description: "A member of staff; null for nobody." })
  assigneeId?: string | null;
}

@InputType({ description: "Samples that went into the post." })
export class SendSamplesInput extends EnquiryAsRead {
  @IdOf("Enquiry", { description: "A request for samples." })
  id!: string;

  @Field(() => [Int], { description: "`EnquirySample.item` of each, at least one." })
  items!: number[];
}

@InputType({ description: "What the shop answers." })
export class AnswerEnquiryInput extends EnquiryAsRead {
  @IdOf("Enquiry", { description: "Which one." })
  id!: string;

  @Field(() => String, { description: "2 to 2000 characters, in as many lines as wanted." })
  text!: string;

  @Field(() => Pence, {
    nullable: true,
    description:
      "Makes a quote of what is chosen in the project of the request, with prices that are held, and sends it with the answer: `totalPence` of `enquiryQuote` as it was read. Asks for `quotes:read`.",
  })
  keptTotalPence?: number | null;
}

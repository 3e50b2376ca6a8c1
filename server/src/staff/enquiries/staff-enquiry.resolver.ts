import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { sampleInWords } from "../../enquiries/sample-in-words.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { checkPermission, May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { AnswerTemplate } from "./answer-templates.js";
import {
  AnswerEnquiryInput,
  AssignEnquiryInput,
  CloseEnquiryInput,
  EnquiryFilterInput,
  SendSamplesInput,
} from "./staff-enquiry.inputs.js";
import type { StaffEnquiryRow } from "./staff-enquiry.queries.js";
import type { Assignee, StaffEnquiryService } from "./staff-enquiry.service.js";
import {
  EnquiryAnswer,
  EnquiryAssignee,
  EnquiryConnection,
  EnquiryPayload,
  EnquirySample,
  EnquiryTemplate,
  StaffEnquiryType,
} from "./staff-enquiry.types.js";

type StaffEnquiryServices = { staffEnquiries: StaffEnquiryService };
type Context = StaffContext<StaffEnquiryServices>;

@Resolver(() => StaffEnquiryType)
export class StaffEnquiryResolver {
  @May("enquiries:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => EnquiryConnection, {
    complexity: pageCost,
    description: "Quote requests, messages and requests for samples in one list, the newest first.",
  })
  async enquiries(
    @Arg("filter", () => EnquiryFilterInput, { nullable: true, description: "Which ones." })
    given: EnquiryFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 enquiries." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { staffEnquiries } }: Context,
  ): Promise<EnquiryConnection> {
    const filter = given ?? {};
    const page = await staffEnquiries.page(filter, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => staffEnquiries.count(filter) };
  }

  @May("enquiries:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffEnquiryType, { nullable: true, description: "One of them; null where there is none." })
  enquiry(
    @IdArg("id", "Enquiry", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffEnquiryRow | null> {
    return services.staffEnquiries.find(id);
  }

  @May("enquiries:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffEnquiryType], {
    description: "All that was sent with the e-mail address of an enquiry, the oldest first, at most 200.",
  })
  enquiryThread(
    @IdArg("id", "Enquiry", { description: "Any enquiry of the thread." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffEnquiryRow[]> {
    return services.staffEnquiries.thread(id);
  }

  @May("enquiries:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [EnquiryTemplate], { description: "Texts to begin an answer to an enquiry with." })
  enquiryTemplates(
    @IdArg("id", "Enquiry", { description: "What is to be answered." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<AnswerTemplate[]> {
    return services.staffEnquiries.templates(id);
  }

  @May("enquiries:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [EnquiryAssignee], { description: "The members whose role sees to enquiries, by name." })
  enquiryAssignees(@Ctx() { services }: Context): Promise<Assignee[]> {
    return services.staffEnquiries.assignees();
  }

  @May("enquiries:change")
  @Fails(["NOT_FOUND", "also for a member who has left"], ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(EnquiryPayload, { description: "Gives an enquiry to a member of staff, or to nobody." })
  async assignEnquiry(
    @Arg("input", () => AssignEnquiryInput, { description: "Which one, and to whom." }) input: AssignEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryPayload> {
    const { assigneeId = null, ...expected } = input;
    return { enquiry: await context.services.staffEnquiries.assign(sessionOf(context), { assigneeId, ...expected }) };
  }

  @May("enquiries:change")
  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    ["CONFLICT", "somebody was faster"],
    ["PRODUCT_UNAVAILABLE", "no quote can be made of the project"],
    ["PRICE_CHANGED", "the quote would come to another total"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(EnquiryPayload, {
    description: "Mails an answer to the sender and keeps it. Who answers what is nobody's sees to it from then on.",
  })
  async answerEnquiry(
    @Arg("input", () => AnswerEnquiryInput, { description: "Which one, and what." }) input: AnswerEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryPayload> {
    if (input.keptTotalPence != null) checkPermission(context, "quotes:read");
    return { enquiry: await context.services.staffEnquiries.answer(sessionOf(context), input) };
  }

  @May("enquiries:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(EnquiryPayload, { description: "Nothing is left to do with an enquiry; it can still be answered." })
  async closeEnquiry(
    @Arg("input", () => CloseEnquiryInput, { description: "Which one." }) input: CloseEnquiryInput,
    @Ctx() context: Context,
  ): Promise<EnquiryPayload> {
    return { enquiry: await context.services.staffEnquiries.close(sessionOf(context), input) };
  }

  @May("enquiries:change")
  @Fails(
    ["BAD_USER_INPUT", "no samples, or some that are not in the request"],
    "NOT_FOUND",
    ["CONFLICT", "somebody was faster"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(EnquiryPayload, {
    description:
      "Marks samples as sent now, which their sender sees. Those that are marked already keep their time. Once all are sent, the request is closed.",
  })
  async sendSamples(
    @Arg("input", () => SendSamplesInput, { description: "Of which request, and which of its samples." })
    input: SendSamplesInput,
    @Ctx() context: Context,
  ): Promise<EnquiryPayload> {
    return { enquiry: await context.services.staffEnquiries.sendSamples(sessionOf(context), input) };
  }

  @FieldResolver(() => [EnquirySample], { description: "The samples in their order; empty for other kinds." })
  samples(@Root() { samples, samplesSentAt }: StaffEnquiryRow): EnquirySample[] {
    return (samples ?? []).map((sample, index) => ({
      ...{ item: index + 1, name: sampleInWords(sample), sentAt: samplesSentAt?.[index] ?? null },
    }));
  }

  @FieldResolver(() => [EnquiryAnswer], { description: "What the shop has answered, the oldest first." })
  answers(@Root() { answers }: StaffEnquiryRow): EnquiryAnswer[] {
    return answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) }));
  }
}

@Resolver(() => EnquiryConnection)
export class EnquiryConnectionResolver {
  @FieldResolver(() => Int, { description: "How many enquiries the filter leaves." })
  totalCount(@Root() { count }: EnquiryConnection): Promise<number> {
    return count();
  }
}

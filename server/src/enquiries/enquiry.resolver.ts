import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { IdArg } from "../kernel/graphql/id-fields.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { EnquiryService } from "./enquiry.service.js";
import {
  QuoteRequestType,
  RequestQuoteInput,
  RequestQuotePayload,
  RequestSamplesInput,
  RequestSamplesPayload,
  SendContactMessageInput,
  SendContactMessagePayload,
} from "./enquiry.types.js";

export type EnquiryServices = { enquiries: EnquiryService };

/** How every enquiry may fail. */
const FailsAsEnquiry = Fails(
  "BAD_USER_INPUT",
  "IDEMPOTENCY_KEY_REUSED",
  ["RATE_LIMITED", "too many in an hour from one sender or IP address"],
  "SERVICE_UNAVAILABLE",
);

@Resolver(() => QuoteRequestType)
export class EnquiryResolver {
  @Query(() => QuoteRequestType, {
    nullable: true,
    description: "A quote request that this session sent. Null for any other.",
  })
  async quoteRequest(
    @IdArg("id", "QuoteRequest", { description: "As `requestQuote` answered it." }) id: string,
    @Ctx() { services, visitor }: RequestContext<EnquiryServices>,
  ): Promise<QuoteRequestType | null> {
    return services.enquiries.quoteRequest(await visitor.find(), id);
  }

  @FailsAsEnquiry
  @Mutation(() => RequestQuotePayload, {
    description: "Asks the shop to get in touch about a quote. Confirmed by mail.",
  })
  async requestQuote(
    @Arg("input", () => RequestQuoteInput, { description: "Who asks, and where the windows are." })
    input: RequestQuoteInput,
    @Ctx() context: RequestContext<EnquiryServices>,
  ): Promise<RequestQuotePayload> {
    return { quoteRequest: await context.services.enquiries.requestQuote(context, input) };
  }

  @FailsAsEnquiry
  @Mutation(() => SendContactMessagePayload, {
    description: "Sends the shop a message. Confirmed by mail.",
  })
  async sendContactMessage(
    @Arg("input", () => SendContactMessageInput, { description: "Who writes what." }) input: SendContactMessageInput,
    @Ctx() context: RequestContext<EnquiryServices>,
  ): Promise<SendContactMessagePayload> {
    return { reference: await context.services.enquiries.sendMessage(context, input) };
  }

  @FailsAsEnquiry
  @Mutation(() => RequestSamplesPayload, {
    description: "Orders up to six free fabric samples. Confirmed by mail.",
  })
  async requestSamples(
    @Arg("input", () => RequestSamplesInput, { description: "Which samples, and where they go." })
    input: RequestSamplesInput,
    @Ctx() context: RequestContext<EnquiryServices>,
  ): Promise<RequestSamplesPayload> {
    return { reference: await context.services.enquiries.requestSamples(context, input) };
  }
}

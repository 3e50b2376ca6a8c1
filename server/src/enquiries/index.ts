import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { OpenDays } from "../rules/opening-hours.js";
import { ContactMessage } from "./contact-message.entity.js";
import { EnquiryAnswer } from "./enquiry-answer.entity.js";
import { EnquiryResolver } from "./enquiry.resolver.js";
import { EnquiryService } from "./enquiry.service.js";
import { MailingListResolver } from "./mailing-list/mailing-list.resolver.js";
import { MailingListService } from "./mailing-list/mailing-list.service.js";
import { SubscriptionToken } from "./mailing-list/subscription-token.entity.js";
import { Subscription } from "./mailing-list/subscription.entity.js";
import { ProjectSampleResolver } from "./project-sample.resolver.js";
import { ProjectSampleService } from "./project-sample.service.js";
import { QuoteRequest } from "./quote-request.entity.js";
import { SampleRequest } from "./sample-request.entity.js";

type Needs = {
  database: DataSource;
  mail: MailQueue;
  rateLimits: RateLimits;
  shopProfile: OpenDays;
};

/** Quote requests, messages, samples and the mailing list. */
export const enquiries = {
  entities: [QuoteRequest, ContactMessage, SampleRequest, EnquiryAnswer, Subscription, SubscriptionToken],
  resolvers: [EnquiryResolver, ProjectSampleResolver, MailingListResolver],
  createServices: ({ database, mail, rateLimits, shopProfile }: Needs) => ({
    enquiries: new EnquiryService(database, mail, rateLimits, shopProfile),
    projectSamples: new ProjectSampleService(database),
    mailingList: new MailingListService(database, mail, rateLimits),
  }),
};

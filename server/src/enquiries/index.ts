import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { OpenDays } from "../rules/opening-hours.js";
import { AttachedPhoto } from "./attached-photo.entity.js";
import { AttachedProject } from "./attached-project.entity.js";
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
import { SentProjectResolver } from "./sent-project.resolver.js";
import { SentProjectService } from "./sent-project.service.js";

type Needs = {
  database: DataSource;
  carts: CartService;
  mail: MailQueue;
  rateLimits: RateLimits;
  shopProfile: OpenDays;
};

/** Quote requests, messages, samples and the mailing list. */
export const enquiries = {
  entities: [
    ...[QuoteRequest, AttachedProject, AttachedPhoto, ContactMessage, SampleRequest, EnquiryAnswer],
    ...[Subscription, SubscriptionToken],
  ],
  resolvers: [EnquiryResolver, ProjectSampleResolver, SentProjectResolver, MailingListResolver],
  createServices: ({ database, carts, mail, rateLimits, shopProfile }: Needs) => ({
    enquiries: new EnquiryService(database, carts, mail, rateLimits, shopProfile),
    projectSamples: new ProjectSampleService(database),
    sentProjects: new SentProjectService(database),
    mailingList: new MailingListService(database, mail, rateLimits),
  }),
};

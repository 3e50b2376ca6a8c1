import { randomUUID } from "node:crypto";
import { In, type DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { holdSignIn } from "../kernel/requests/held-sign-in.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { contactForm } from "../rules/contact-form.js";
import { promisedContactBy, type OpenDays } from "../rules/opening-hours.js";
import { quoteForm, type QuoteFields } from "../rules/quote-form.js";
import { samplesForm } from "../rules/samples-form.js";
import { attachProject, NothingToAttach, type Attachment } from "./attach-project.js";
import { ContactMessage } from "./contact-message.entity.js";
import { enquiryQueries } from "./enquiry.queries.js";
import type { QuoteRequestType, RequestSamplesInput, SendContactMessageInput } from "./enquiry.types.js";
import { markOf, storedBefore, storeOnce } from "./insert-enquiry.js";
import { QuoteRequest } from "./quote-request.entity.js";
import { SampleRequest } from "./sample-request.entity.js";
import { samplesOf } from "./samples.js";
import { isSpam, type SpamHints } from "./spam-guard.js";

/** Technical fields of a form. */
type Hints = SpamHints & { idempotencyKey?: string | null | undefined };

/** The sender's visitor and IP. */
type Enquirer = { visitor: Visitor; clientIp: string };

/** Stores enquiries and queues their mails in the same transaction. */
export class EnquiryService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly shop: OpenDays,
  ) {}

  /**
   * Stores a quote request with the promised reply time, and with the visitor's project as it is where it is to be attached. A repeated
   * key returns the same request.
   * @throws {BadInput} with an error for each field, also for a project without windows
   * @throws {IdempotencyKeyReused}
   * @throws {RateLimited} above `RATE_LIMIT_ENQUIRIES` an hour per sender, `RATE_LIMIT_IP_ENQUIRIES` per IP, or `RATE_LIMIT_SENT_PHOTOS` with
   * photos per visitor
   */
  async requestQuote(
    { visitor, clientIp }: Enquirer,
    input: QuoteFields & Attachment & Hints,
  ): Promise<QuoteRequestType> {
    if (isSpam(input)) return this.likeStored(input);
    const form = checkedForm(quoteForm, input);
    const { attachesProject, attachesPhotos } = input;
    const mark = markOf(input.idempotencyKey, attachesProject ? { ...form, attachesProject, attachesPhotos } : form);
    const earlier = await storedBefore(this.database.manager, QuoteRequest, mark);
    if (earlier) return earlier;
    if (attachesProject && (await visitor.find()) === undefined) throw new NothingToAttach();
    await this.take(form.email, clientIp);
    const visitorId = await visitor.require(); // after validation, so that refused input starts no session
    // Each request has copies of its own, so they are the way to fill the disk.
    if (attachesProject && attachesPhotos) await this.rateLimits.take("sent-photos", visitorId);
    const stored = await inTransaction(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      const { now } = await rowOf(manager, enquiryQueries.now);
      const request = {
        ...form,
        visitorId,
        message: form.message ?? null,
        createdAt: now,
        promisedContactBy: promisedContactBy(now, this.shop),
      };
      return storeOnce(manager, QuoteRequest, request, mark, async (id) => {
        if (attachesProject) await attachProject(manager, this.carts, { id, visitorId }, input);
        await this.mail.add(manager, id, "quote-received", "quote-copy");
      });
    });
    visitor.count("quote");
    return stored;
  }

  /** The visitor's quote request with this id; null if missing or another visitor's. */
  async quoteRequest(visitorId: string | undefined, id: string): Promise<QuoteRequestType | null> {
    const [request = null] = await this.quoteRequests(visitorId, [id]);
    return request;
  }

  /** Those of the visitor's quote requests that have these ids, in any order. */
  async quoteRequests(visitorId: string | undefined, ids: readonly string[]): Promise<QuoteRequestType[]> {
    const known = ids.filter(isUuid);
    if (visitorId === undefined || known.length === 0) return [];
    return this.database.manager.findBy(QuoteRequest, { id: In(known), visitorId });
  }

  /**
   * Stores a message to the shop and returns its id. A repeated key returns the same id.
   * @throws {BadInput} {@link IdempotencyKeyReused} {@link RateLimited}
   */
  async sendMessage({ visitor, clientIp }: Enquirer, input: SendContactMessageInput): Promise<string> {
    if (isSpam(input)) return randomUUID();
    const form = checkedForm(contactForm, input);
    const mark = markOf(input.idempotencyKey, form);
    const earlier = await storedBefore(this.database.manager, ContactMessage, mark);
    if (earlier) return earlier.id;
    await this.take(form.email, clientIp);
    const visitorId = (await visitor.find()) ?? null;
    const message = await inTransaction(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      return storeOnce(manager, ContactMessage, { ...form, visitorId }, mark, (id) =>
        this.mail.add(manager, id, "contact-received", "contact-copy"),
      );
    });
    return message.id;
  }

  /**
   * Stores a request for free samples and returns its id. A repeated key returns the same id.
   * @throws {BadInput} also for a material that is no fabric of the product
   * @throws {IdempotencyKeyReused} {@link RateLimited}
   */
  async requestSamples({ visitor, clientIp }: Enquirer, input: RequestSamplesInput): Promise<string> {
    if (isSpam(input)) return randomUUID();
    const form = checkedForm(samplesForm, input);
    const mark = markOf(input.idempotencyKey, form);
    const earlier = await storedBefore(this.database.manager, SampleRequest, mark);
    if (earlier) return earlier.id;
    const samples = await samplesOf(this.database, form.samples);
    await this.take(form.email, clientIp);
    const visitorId = (await visitor.find()) ?? null;
    const request = await inTransaction(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      return storeOnce(manager, SampleRequest, { ...form, samples, visitorId }, mark, (id) =>
        this.mail.add(manager, id, "samples-received", "samples-copy"),
      );
    });
    return request.id;
  }

  /** Limits an e-mail address together with its IP, and the IP alone against invented e-mail addresses. */
  private async take(email: string, clientIp: string): Promise<void> {
    await this.rateLimits.take("enquiries", `${email.toLowerCase()} ${clientIp}`);
    await this.rateLimits.take("ip-enquiries", clientIp);
  }

  /** The response for a spam form, which is not stored. */
  private likeStored({ name, email, phone, postcode, message }: QuoteFields): QuoteRequestType {
    const createdAt = new Date();
    const promised = promisedContactBy(createdAt, this.shop);
    const typed = { name, email, phone, postcode, message: message ?? null };
    return { id: randomUUID(), ...typed, createdAt, promisedContactBy: promised };
  }
}

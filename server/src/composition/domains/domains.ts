import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { accounts } from "../../accounts/index.js";
import { cart } from "../../cart/index.js";
import { catalogue } from "../../catalogue/index.js";
import { enquiries } from "../../enquiries/index.js";
import { Composition, type ContextFor } from "../../kernel/domain.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { mail } from "../../mail/index.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { orders } from "../../orders/index.js";
import type { OrderPdfParts } from "../../orders/order-pdf.js";
import type { Queue } from "../../orders/order-pdf.service.js";
import { problems } from "../../problems/index.js";
import { projects } from "../../projects/index.js";
import { promotions } from "../../promotions/index.js";
import { quotes } from "../../quotes/index.js";
import type { PricePolicy } from "../../rules/price-policy.js";
import { shopProfile } from "../../shop-profile/index.js";
import type { PublishedProfile } from "../../shop-profile/published-profile.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { shopRules } from "../../shop-rules/index.js";
import type { ShopRules } from "../../shop-rules/shop-rules.js";
import { mergeAudit } from "../../staff/customers/merge-audit.js";
import { staff } from "../../staff/index.js";
import type { PictureReader } from "../../uploads/picture-reader.js";
import { visits } from "../../visits/index.js";

/** Resources that are open before the services. */
export type Foundations = {
  database: DataSource;
  /** The one in force; staff change it while the shop runs. */
  shopProfile: ShopProfile;
  publishedProfile: PublishedProfile;
  /** Those by which goods are made; staff publish others while the shop runs. */
  rulesInForce: ShopRules;
  mail: MailQueue;
  pricePolicy: PricePolicy;
  /** Whether reviews and testimonials that the shop wrote are shown. */
  showsSamples: boolean;
  rateLimits: RateLimits;
  sessionSecrets: readonly string[];
  logger: Logger;
  orderPdfParts: OrderPdfParts;
  /** Of PDFs that visitors ask for. */
  pdfQueue: Queue;
  /** Of all uploads. */
  pictureReader: PictureReader;
};

type AccountNeeds = Omit<Parameters<typeof accounts.createServices>[0], "auditMerge">;

/** Accounts don't know the audit of staff, in which it stands that two of them were merged. */
const auditedAccounts = {
  ...accounts,
  createServices: (needs: AccountNeeds) =>
    accounts.createServices({ ...needs, auditMerge: mergeAudit(needs.sessionSecrets) }),
};

/** Every domain of the shop, one line each. Entities, the schema and the services derive from it. */
export const domains = Composition.on<Foundations>()
  .add(shopProfile)
  .add(shopRules)
  .add(promotions)
  .add(catalogue)
  .add(cart)
  .add(mail)
  .add(orders)
  .add(problems)
  .add(visits)
  .add(projects)
  .add(quotes)
  .add(enquiries)
  .add(auditedAccounts)
  .add(staff);

/** The services that the resolvers use. A missing or renamed service does not compile. */
export type ShopContext = ContextFor<(typeof domains.resolvers)[number]>;

/** All services of the shop. */
export type Services = ReturnType<typeof domains.createServices>;

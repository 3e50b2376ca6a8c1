import type { DataSource } from "typeorm";
import type { MergeProposals } from "../accounts/merging/merge-proposals.js";
import type { CustomerDataService } from "../accounts/own-data/customer-data.service.js";
import type { CartService } from "../cart/cart.service.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { OrderPdfParts } from "../orders/order-pdf.js";
import type { Queue } from "../orders/order-pdf.service.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import type { PublishedProfile } from "../shop-profile/published-profile.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import type { ShopRules } from "../shop-rules/shop-rules.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { Staff } from "./access/staff.entity.js";
import { AuditResolver } from "./audit/audit.resolver.js";
import { AuditService } from "./audit/audit.service.js";
import { StaffAudit } from "./audit/staff-audit.entity.js";
import { CopyProductService } from "./catalogue/copy-product.service.js";
import { PictureUploadService } from "./catalogue/picture-upload.service.js";
import { PriceExportService } from "./catalogue/prices/price-export.service.js";
import { PriceListLine } from "./catalogue/prices/price-list-line.entity.js";
import { PriceList } from "./catalogue/prices/price-list.entity.js";
import { PriceListResolver, PricePreviewResolver } from "./catalogue/prices/price-list.resolver.js";
import { PriceListService } from "./catalogue/prices/price-list.service.js";
import { PricePreviewService } from "./catalogue/prices/price-preview.service.js";
import { QuoteEffectService } from "./catalogue/prices/quote-effect.service.js";
import { ProductDraftPicture } from "./catalogue/product-draft-picture.entity.js";
import { ProductDraft } from "./catalogue/product-draft.entity.js";
import { ProductDraftResolver } from "./catalogue/product-draft.resolver.js";
import { ProductDraftService } from "./catalogue/product-draft.service.js";
import { StaffProductListResolver } from "./catalogue/product-list.resolver.js";
import { StaffProductListService } from "./catalogue/product-list.service.js";
import { ProductPreviewService } from "./catalogue/product-preview.service.js";
import { ProductSaleResolver } from "./catalogue/product-sale.resolver.js";
import { ProductSaleService } from "./catalogue/product-sale.service.js";
import { ProductVersionPicture } from "./catalogue/product-version-picture.entity.js";
import { ProductVersion } from "./catalogue/product-version.entity.js";
import { ProductVersionResolver } from "./catalogue/product-version.resolver.js";
import { ProductVersionService } from "./catalogue/product-version.service.js";
import { StaffPictureResolver, StaffProductResolver } from "./catalogue/staff-product.resolver.js";
import { StaffProductService } from "./catalogue/staff-product.service.js";
import { CategoryOrderResolver } from "./categories/category-order.resolver.js";
import { CategoryOrderService } from "./categories/category-order.service.js";
import { CategoryVersion } from "./categories/category-version.entity.js";
import { StaffCategoryResolver } from "./categories/staff-category.resolver.js";
import { StaffCategoryService } from "./categories/staff-category.service.js";
import { ContentResolver } from "./content/content.resolver.js";
import { ContentService } from "./content/content.service.js";
import { CustomerMergeResolver } from "./customers/customer-merge.resolver.js";
import { CustomerMergeService } from "./customers/customer-merge.service.js";
import { CustomerRightsResolver } from "./customers/customer-rights.resolver.js";
import { CustomerRightsService } from "./customers/customer-rights.service.js";
import { CustomerResolver } from "./customers/customer.resolver.js";
import { CustomerService } from "./customers/customer.service.js";
import { EnquiryProjectResolver } from "./enquiries/enquiry-project.resolver.js";
import { EnquiryProjectService } from "./enquiries/enquiry-project.service.js";
import { ProjectQuoteService } from "./enquiries/project-quote.service.js";
import { EnquiryConnectionResolver, StaffEnquiryResolver } from "./enquiries/staff-enquiry.resolver.js";
import { StaffEnquiryService } from "./enquiries/staff-enquiry.service.js";
import { InvitationResolver } from "./invitations/invitation.resolver.js";
import { InvitationService } from "./invitations/invitation.service.js";
import { StaffInvitation } from "./invitations/staff-invitation.entity.js";
import { StaffRecoveryCode } from "./members/staff-recovery-code.entity.js";
import { StaffResolver } from "./members/staff.resolver.js";
import { StaffService } from "./members/staff.service.js";
import { MoveOrdersService } from "./orders/move-orders.service.js";
import { OrderChangesResolver } from "./orders/order-changes.resolver.js";
import { OrderDrawingsService } from "./orders/order-drawings.service.js";
import { OrderExportService } from "./orders/order-export.service.js";
import { OrderListResolver } from "./orders/order-list.resolver.js";
import { OrderListService } from "./orders/order-list.service.js";
import { OrderMeasuresResolver } from "./orders/order-measures.resolver.js";
import { OrderMeasuresService } from "./orders/order-measures.service.js";
import { OrderNote } from "./orders/order-note.entity.js";
import { OrderRefundResolver } from "./orders/order-refund.resolver.js";
import { OrderRefundService } from "./orders/order-refund.service.js";
import { OrderRemakeResolver } from "./orders/order-remake.resolver.js";
import { OrderRemakeService } from "./orders/order-remake.service.js";
import { OrderSheetsService } from "./orders/order-sheets.service.js";
import { StaffOrderResolver } from "./orders/staff-order.resolver.js";
import { StaffOrderService } from "./orders/staff-order.service.js";
import { PasskeyResolver } from "./passkeys/passkey.resolver.js";
import { PasskeyService } from "./passkeys/passkey.service.js";
import { StaffPasskey } from "./passkeys/staff-passkey.entity.js";
import { ProblemChangesResolver } from "./problems/problem-changes.resolver.js";
import { ProblemConnectionResolver, StaffProblemResolver } from "./problems/staff-problem.resolver.js";
import { StaffProblemService } from "./problems/staff-problem.service.js";
import { PromotionTestService } from "./promotions/promotion-test.service.js";
import { StaffPromotionResolver } from "./promotions/staff-promotion.resolver.js";
import { StaffPromotionService } from "./promotions/staff-promotion.service.js";
import { UniqueCodeConnectionResolver, UniqueCodeResolver } from "./promotions/unique-code.resolver.js";
import { UniqueCodeService } from "./promotions/unique-code.service.js";
import { QuoteExportService } from "./quotes/quote-export.service.js";
import { StaffQuoteResolver } from "./quotes/staff-quote.resolver.js";
import { StaffQuoteService } from "./quotes/staff-quote.service.js";
import { ReviewModerationService } from "./reviews/review-moderation.service.js";
import { StaffReviewConnectionResolver, StaffReviewResolver } from "./reviews/staff-review.resolver.js";
import { RulesResolver } from "./rules/rules.resolver.js";
import { RulesService } from "./rules/rules.service.js";
import { PasskeyChallenge } from "./sign-in/passkey-challenge.entity.js";
import { StaffSession } from "./sign-in/staff-session.entity.js";
import { StaffSignInResolver } from "./sign-in/staff-sign-in.resolver.js";
import { StaffSignInService } from "./sign-in/staff-sign-in.service.js";
import { TodayResolver } from "./today/today.resolver.js";
import { TodayService } from "./today/today.service.js";
import { BookedVisitConnectionResolver, StaffVisitResolver } from "./visits/staff-visit.resolver.js";
import { StaffVisitService } from "./visits/staff-visit.service.js";
import { VisitChangesResolver } from "./visits/visit-changes.resolver.js";
import { VisitPlanService } from "./visits/visit-plan.service.js";

type Needs = {
  database: DataSource;
  carts: CartService;
  catalogue: CatalogueService;
  customerData: CustomerDataService;
  mergeProposals: MergeProposals;
  sessionSecrets: readonly string[];
  mail: MailQueue;
  rateLimits: RateLimits;
  shopProfile: ShopProfile;
  publishedProfile: PublishedProfile;
  rulesInForce: ShopRules;
  pricePolicy: PricePolicy;
  orderPdfParts: OrderPdfParts;
  pdfQueue: Queue;
  pictureReader: PictureReader;
};

const createServices = (needs: Needs) => {
  const { database, carts, customerData, mergeProposals, sessionSecrets, mail, rateLimits, shopProfile, pricePolicy } =
    needs;
  const { orderPdfParts, pdfQueue, pictureReader, publishedProfile, rulesInForce } = needs;
  const orderLists = new OrderListService(database);
  const staffQuotes = new StaffQuoteService(database);
  const staffAudit = new AuditService(database);
  const customers = new CustomerService(database);
  const projectQuotes = new ProjectQuoteService(database, needs.carts, shopProfile);
  const passkeys = new PasskeyService(database, shopProfile);
  return {
    staff: new StaffService(database),
    passkeys,
    staffSignIns: new StaffSignInService(database, rateLimits, passkeys),
    staffInvitations: new InvitationService(database, rateLimits, shopProfile),
    staffAudit,
    customers,
    customerRights: new CustomerRightsService({ database, customers, customerData, audit: staffAudit, sessionSecrets }),
    customerMerges: new CustomerMergeService({ database, customers, mergeProposals, sessionSecrets }),
    staffProblems: new StaffProblemService(database, mail, shopProfile),
    staffQuotes,
    quoteExports: new QuoteExportService(database, staffQuotes),
    staffVisits: new StaffVisitService(database, mail),
    visitPlans: new VisitPlanService(database, shopProfile),
    staffEnquiries: new StaffEnquiryService(database, mail, shopProfile, projectQuotes),
    projectQuotes,
    enquiryProjects: new EnquiryProjectService(database),
    staffProducts: new StaffProductService(database),
    staffCategories: new StaffCategoryService(database, shopProfile, PRICE_POLICIES[pricePolicy]),
    categoryOrders: new CategoryOrderService(database),
    productDrafts: new ProductDraftService(database),
    productVersions: new ProductVersionService(database),
    productPreviews: new ProductPreviewService(database, needs.catalogue, shopProfile),
    productSales: new ProductSaleService(database),
    productCopies: new CopyProductService(database),
    pictureUploads: new PictureUploadService(database, pictureReader),
    staffProductLists: new StaffProductListService(database),
    pricePreviews: new PricePreviewService(database, PRICE_POLICIES[pricePolicy]),
    quoteEffects: new QuoteEffectService(database, PRICE_POLICIES[pricePolicy]),
    priceLists: new PriceListService(database),
    priceExports: new PriceExportService(database),
    content: new ContentService(database, publishedProfile),
    shopRules: new RulesService(database, rulesInForce),
    staffPromotions: new StaffPromotionService(database),
    uniqueCodes: new UniqueCodeService(database),
    promotionTests: new PromotionTestService(database, carts),
    reviewModeration: new ReviewModerationService(database),
    orderLists,
    orderExports: new OrderExportService(database, orderLists),
    orderDrawings: new OrderDrawingsService(database, orderPdfParts, pdfQueue),
    orderSheets: new OrderSheetsService(database, orderPdfParts, pdfQueue),
    staffOrders: new StaffOrderService(database),
    orderMoves: new MoveOrdersService(database, mail, shopProfile),
    orderRemakes: new OrderRemakeService(database, carts, mail),
    orderMeasures: new OrderMeasuresService(database, carts, mail),
    orderRefunds: new OrderRefundService(database, mail, shopProfile),
    today: new TodayService(database, orderLists),
  };
};

/** The resolvers of the staff API, a schema of its own. */
export const STAFF_RESOLVERS = [
  StaffSignInResolver,
  StaffResolver,
  PasskeyResolver,
  InvitationResolver,
  AuditResolver,
  OrderListResolver,
  StaffOrderResolver,
  OrderChangesResolver,
  OrderRefundResolver,
  OrderRemakeResolver,
  OrderMeasuresResolver,
  CustomerResolver,
  CustomerRightsResolver,
  CustomerMergeResolver,
  StaffProblemResolver,
  ProblemConnectionResolver,
  ProblemChangesResolver,
  StaffQuoteResolver,
  StaffVisitResolver,
  BookedVisitConnectionResolver,
  VisitChangesResolver,
  StaffEnquiryResolver,
  EnquiryConnectionResolver,
  EnquiryProjectResolver,
  StaffProductResolver,
  StaffPictureResolver,
  ProductSaleResolver,
  ProductDraftResolver,
  ProductVersionResolver,
  StaffProductListResolver,
  StaffCategoryResolver,
  CategoryOrderResolver,
  PricePreviewResolver,
  PriceListResolver,
  ContentResolver,
  RulesResolver,
  StaffPromotionResolver,
  UniqueCodeResolver,
  UniqueCodeConnectionResolver,
  StaffReviewResolver,
  StaffReviewConnectionResolver,
  TodayResolver,
] as const;

/** The people behind the shop: their sign-in, what they may do, and what they did. */
export const staff = {
  entities: [
    Staff,
    StaffRecoveryCode,
    StaffPasskey,
    PasskeyChallenge,
    StaffSession,
    StaffInvitation,
    StaffAudit,
    OrderNote,
    PriceList,
    PriceListLine,
    ProductDraft,
    ProductDraftPicture,
    ProductVersion,
    ProductVersionPicture,
    CategoryVersion,
  ],
  resolvers: [],
  createServices,
};

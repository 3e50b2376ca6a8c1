/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who joins the staff. */
export type AcceptInvitationInput = {
  /** Six digits of the app, to which the secret of `enrol` was added. */
  code: string;
  /** First and last name, 2 to 100 characters. */
  name: string;
  /** 10 to 200 characters: none of the commonest passwords, no row of keys or repetition, not the owner's name or e-mail address. */
  password: string;
  /** Of the invitation. */
  token: string;
};

/** A note about an order. */
export type AddOrderNoteInput = {
  /** Which order. */
  id: string | number;
  /** 1 to 2000 characters, in as many lines as wanted. */
  text: string;
};

/** A passkey that the browser has made. */
export type AddPasskeyInput = {
  /** By which its owner tells it from others, 1 to 60 characters. */
  name: string;
  /** `RegistrationResponseJSON` of WebAuthn, to the options of this session. */
  response: Readonly<Record<string, unknown>>;
};

/** What was agreed with the shopper. */
export type AgreeOnProblemInput = {
  /** 2 to 2000 characters, in as many lines as wanted. */
  agreed: string;
  /** `version` of the problem as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** What the shop answers. */
export type AnswerEnquiryInput = {
  /** `version` of the enquiry as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** Makes a quote of what is chosen in the project of the request, with prices that are held, and sends it with the answer: `totalPence` of `enquiryQuote` as it was read. Asks for `quotes:read`. */
  keptTotalPence?: number | null | undefined;
  /** 2 to 2000 characters, in as many lines as wanted. */
  text: string;
};

/** What the shop answers. */
export type AnswerProblemInput = {
  /** `version` of the problem as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** 2 to 2000 characters, in as many lines as wanted. */
  text: string;
};

/** What the shop says to a review. */
export type AnswerReviewInput = {
  /** `version` of the review as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** 2 to 2000 characters, in as many lines as wanted; null takes the answer back. */
  text?: string | null | undefined;
};

/** Another order of the categories. */
export type ArrangeCategoriesInput = {
  /** The same in the order in which they were read. */
  expectedIds: Array<string | number>;
  /** Each category once, as they are to be. */
  ids: Array<string | number>;
};

/** Who is to see to an enquiry. */
export type AssignEnquiryInput = {
  /** A member of staff; null for nobody. */
  assigneeId?: string | number | null | undefined;
  /** `version` of the enquiry as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** Who visits. */
export type AssignVisitInput = {
  /** `version` of the visit as it was read. */
  expectedVersion: number;
  /** Name of a member of staff or of somebody else; empty for nobody yet. */
  fitter: string;
  /** Which one. */
  id: string | number;
};

/** Which visits a list has; what is left out filters nothing. */
export type BookedVisitFilter = {
  /** On this day in London, or later. */
  from?: string | null | undefined;
  /** Stands in name, e-mail address, phone, address, fitter or the order's number, in any case. */
  search?: string | null | undefined;
  /** What has become of them. */
  state?: VisitState | null | undefined;
  /** On this day in London, or earlier. */
  to?: string | null | undefined;
};

/** A visit that does not take place. */
export type CancelBookedVisitInput = {
  /** `version` of the visit as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A configured product. Its price is worked out by the shop. */
export type CartLineInput = {
  /** One of the product's colours. */
  color: string;
  /** At most 20, from the product's options. What is left out is made as the default. A control with a cord or chain needs "height from floor" too: whole millimetres from the floor to the top of the blind, as "2300 mm", or "measured at the visit", where the shop is to measure. */
  customizations?: Array<CustomizationInput>;
  /** Within the product's limits. */
  height: number;
  /** One of the product's materials. */
  material: string;
  /** What to add. */
  productId: string | number;
  /** 1 to 99. */
  quantity?: number;
  /** The room, as the shopper calls it, at most 40 characters. */
  roomName?: string | null | undefined;
  /** Within the product's limits. */
  width: number;
  /** The window in it, as the shopper calls it, at most 40 characters. */
  windowName?: string | null | undefined;
};

/** A picture for a tile. */
export type CategoryPictureInput = {
  /** What is seen: 5 to 200 characters. It is said wherever the picture is shown. */
  alt: string;
  /** The point that stays in view, in percent from the left. */
  focusX: number;
  /** The same, in percent from the top. */
  focusY: number;
  /** One of `offeredPictures`, or an upload. */
  id: string | number;
};

/** The new role of a member of staff. */
export type ChangeStaffRoleInput = {
  /** `version` of the member as it was looked at. */
  expectedVersion: number;
  /** Who gets it. */
  id: string | number;
  /** The role. */
  role: StaffRole;
};

/** The whole plan, in place of the one that was read. */
export type ChangeVisitPlanInput = {
  /** Areas and districts of postcodes, such as BS and BA1; empty for all. */
  areas: Array<string>;
  /** `version` of the plan as it was read. */
  expectedVersion: number;
  /** 1 to 336. */
  noticeHours: number;
  /** At most 70; no two of a day start together. */
  times: Array<WeeklyVisitTimeInput>;
  /** 1 to 26. */
  weeksAhead: number;
};

/** An enquiry with which nothing is left to do. */
export type CloseEnquiryInput = {
  /** `version` of the enquiry as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A problem with which nothing is left to do. */
export type CloseProblemInput = {
  /** `version` of the problem as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A document with facts of the shop. */
export type ContentKind =
  /** What is announced above every page. */
  | 'BANNER'
  /** What pages, chat and e-mails claim: prices from, days, warranty, and the like. */
  | 'CLAIMS'
  /** Phone, WhatsApp, e-mail, profiles on other sites. Only owners change the e-mail address. */
  | 'CONTACT'
  /** Questions and answers besides those that come with the shop. */
  | 'FAQ'
  /** The shop's name, who trades, VAT, and the figures of the terms. Only owners change it. */
  | 'LEGAL'
  /** Opening hours by weekday, and closed days with their names. */
  | 'OPENING';

/** A new product. */
export type CopyProductInput = {
  /** The product that it is a copy of. */
  id: string | number;
  /** 2 to 60 characters; no other product has it. */
  name: string;
  /** Its part of the shop's URLs, /products/{slug}: small letters, digits and hyphens. It stays. */
  slug: string;
};

/** A new promotion. */
export type CreatePromotionInput = {
  /** 3 to 20 letters and digits, in any case; without one it counts by itself. */
  code?: string | null | undefined;
  /** Its last moment; no end if left out. */
  endsAt?: string | null | undefined;
  /** Whether it counts by unique codes, which are made afterwards; `code` is left out then. */
  hasUniqueCodes?: boolean;
  /** It counts from so many coverings in the cart on. */
  minimumWindows?: number;
  /** Shown to shoppers, 2 to 60 characters; no other promotion has it. */
  name: string;
  /** Percent off the subtotal, 1 to 100. */
  percent: number;
  /** Its first moment; now if left out. */
  startsAt?: string | null | undefined;
};

/** What has become of a proposal to merge. */
export type CustomerMergeState =
  /** Not both have confirmed within 14 days. */
  | 'EXPIRED'
  /** Both have confirmed: all is in one account. */
  | 'MERGED'
  /** One of the owners has not answered, or neither. */
  | 'OPEN'
  /** One of them has said that the other address is not theirs. */
  | 'REFUSED'
  /** Staff have withdrawn it, or the account has another address by now. */
  | 'WITHDRAWN';

/** A choice among a product's options. */
export type CustomizationInput = {
  /** An option's name. */
  name: string;
  /** One of its values. */
  value: string;
};

/** A review that is not to be shown. */
export type DeclineReviewInput = {
  /** `version` of the review as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** Why. */
  reason: ReviewDeclineReason;
};

/** How an order is sent once it is made. The shop says in how many working days, and what express costs. */
export type Delivery =
  /** Faster, at a surcharge; never free. */
  | 'EXPRESS'
  /** Where nothing is chosen. */
  | 'STANDARD';

/** A draft that is not to be gone on with. */
export type DiscardContentDraftInput = {
  /** `version` of the document as it was read. */
  expectedVersion: number;
  /** Which document. */
  kind: ContentKind;
};

/** A draft that is to be thrown away. */
export type DiscardProductDraftInput = {
  /** `draftVersion` of the product as it was read. */
  expectedDraftVersion: number;
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Which product's. */
  id: string | number;
};

/** A member who leaves the staff. */
export type DismissStaffInput = {
  /** `version` of the member as it was looked at. */
  expectedVersion: number;
  /** Who leaves. */
  id: string | number;
};

/** A promotion that is to end. */
export type EndPromotionInput = {
  /** `version` of the promotion as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** Which enquiries a list has; what is left out filters nothing. */
export type EnquiryFilter = {
  /** Who sees to them. */
  assigneeId?: string | number | null | undefined;
  /** What they ask for. */
  kind?: EnquiryKind | null | undefined;
  /** Words that name, e-mail address, phone number, postcode or a word of address or message begin with, such as `whit bay`; at most 8 words and 200 characters. */
  search?: string | null | undefined;
  /** What the shop has done about them. */
  state?: EnquiryState | null | undefined;
};

/** What somebody asks for. */
export type EnquiryKind =
  /** An answer to a message. */
  | 'MESSAGE'
  /** To be called about a quote. */
  | 'QUOTE'
  /** Free samples of fabrics by post. */
  | 'SAMPLES';

/** What the shop has done about an enquiry. */
export type EnquiryState =
  /** It has answered by mail. */
  | 'ANSWERED'
  /** Nothing is left to do. */
  | 'CLOSED'
  /** Nothing yet. */
  | 'OPEN';

/** An invitation. */
export type EnrolInput = {
  /** Of the invitation. */
  token: string;
};

/** The second factor. */
export type EnterCodeInput = {
  /** The six digits of the app, or a recovery code. Each works once. */
  code: string;
};

/** The second factor, by a passkey. */
export type EnterPasskeyInput = {
  /** `AuthenticationResponseJSON` of WebAuthn, to the options of this session. It works once. */
  response: Readonly<Record<string, unknown>>;
};

/** Why a mutation changed nothing. Errors of the request or of the shop have other codes, in `errors` of the response. */
export type ErrorCode =
  /** A value breaks a rule. A payload has an entry a field; a thrown error has them in `extensions.fields`. */
  | 'BAD_USER_INPUT'
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** Something else is in the cart; order it first, or send `replacesCart` to give it up. */
  | 'CART_NOT_EMPTY'
  /** It has been changed in the meantime; look again, then decide. Where a version was expected, `cart` or `order` of the payload is the one as it is. */
  | 'CONFLICT'
  /** The key was sent before, with something else; send a new one. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** More of one line, or more lines, than a cart holds. */
  | 'LIMIT_EXCEEDED'
  /** A line would be made otherwise than the `expectedMaking` has it; `cart` of the payload is the one as it is. Nothing is ordered. */
  | 'MAKING_CHANGED'
  /** There is no such thing, or it is another visitor's: both answer the same. */
  | 'NOT_FOUND'
  /** It is for who is signed in; sign in first. */
  | 'NOT_SIGNED_IN'
  /** The order's time to be changed or cancelled by its shopper is over, or it is being made; the message says why. `order` of the payload is the order as it is. */
  | 'ORDER_NOT_CHANGEABLE'
  /** The total is not the `expectedTotalPence`; `cart` or `order` of the payload is the one as it is. Nothing is ordered or changed. */
  | 'PRICE_CHANGED'
  /** A product in the cart has been withdrawn; remove its line. One in an order can't be changed then. */
  | 'PRODUCT_UNAVAILABLE'
  /** The cart has a promotion code; it takes one. */
  | 'PROMOTION_ALREADY_APPLIED'
  /** The promotion is over, or its code was used or withdrawn; the message says which, and since when. */
  | 'PROMOTION_ENDED'
  /** The promotion has not begun yet. */
  | 'PROMOTION_NOT_STARTED'
  /** There is no such promotion code. */
  | 'PROMOTION_UNKNOWN'
  /** The password is not the right one; for an unknown address the answer is the same. */
  | 'WRONG_CREDENTIALS';

/** An order as it was looked at. */
export type ExpectedOrderInput = {
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Which order. */
  id: string | number;
};

/** A customer whose data is exported. */
export type ExportCustomerInput = {
  /** Their e-mail address. */
  email: string;
};

/** A customer whose data is erased. */
export type ForgetCustomerInput = {
  /** The same again, typed by whoever erases it. */
  confirmEmail: string;
  /** Their e-mail address. */
  email: string;
};

/** Who measures and fits an order. It changes no amount. */
export type Fulfilment =
  /** The shopper: it is made to the sizes as confirmed, and sent. */
  | 'MAKE_TO_SIZES'
  /** The shop, free of charge: it arranges a visit first, and the sizes are a guide until then. Where nothing is chosen. */
  | 'MEASURE_AND_FIT';

/** Which held quotes. What is left out does not count. */
export type HeldQuoteFilter = {
  /** Words that the number, the e-mail address, or a name of the account begin with, such as `mbq1000`; at most 8 words and 200 characters. */
  search?: string | null | undefined;
  /** What has become of them. */
  state?: HeldQuoteState | null | undefined;
};

/** What comes first in a list of held quotes. */
export type HeldQuoteSort =
  /** The quote whose prices are, or were, held until the latest moment. */
  | 'HELD_LONGEST'
  /** The quote whose prices are, or were, held until the earliest moment. */
  | 'HELD_SHORTEST'
  /** The quote that was made last. */
  | 'NEWEST'
  /** The quote that was made first. */
  | 'OLDEST'
  /** The dearest quote. */
  | 'TOTAL_HIGHEST'
  /** The cheapest quote. */
  | 'TOTAL_LOWEST';

/** What has become of a quote whose prices are held. */
export type HeldQuoteState =
  /** Its time is over; it can be priced anew. */
  | 'EXPIRED'
  /** Its prices are held. */
  | 'OPEN'
  /** It was ordered, and that order is not cancelled. */
  | 'ORDERED';

/** A price list that is to be imported. */
export type ImportPricesInput = {
  /** As for `previewPrices`. */
  csv: string;
  /** The day in London with whose beginning it starts, after today; at once if left out. It then counts whatever the prices are by then. */
  effectiveFrom?: string | null | undefined;
  /** Of the preview that was looked at. */
  fingerprint: string;
  /** What staff call it, 2 to 60 characters. */
  name: string;
};

/** Who is to join the staff. */
export type InviteStaffInput = {
  /** By which they will sign in. */
  email: string;
  /** What they will be allowed to do. */
  role: StaffRole;
};

/** What was issued of an order. */
export type InvoiceKind =
  /** About a refund. */
  | 'CREDIT_NOTE'
  /** About a refund that was taken back: its credit note no longer counts. */
  | 'DEBIT_NOTE'
  /** The invoice, from the moment at which the order was sent. */
  | 'INVOICE';

/** What has become of an e-mail. */
export type MailState =
  /** It was given up after three days. */
  | 'FAILED'
  /** It is to be sent, perhaps after attempts that failed. */
  | 'QUEUED'
  /** A mail server has taken it. */
  | 'SENT';

/** Codes to be made. */
export type MakeUniqueCodesInput = {
  /** How many, 1 to 1000. */
  count: number;
  /** `version` of the promotion as it was read. */
  expectedVersion: number;
  /** For which promotion. */
  promotionId: string | number;
  /** In how many orders each can be used, 1 to 100. */
  uses?: number;
};

/** What was measured for a line. */
export type MeasureOrderLineInput = {
  /** All that are wanted, at most 20, such as fit, control side and height from the floor; null for as it is. */
  customizations?: Array<CustomizationInput> | null | undefined;
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Within the product's limits; null for as it is. */
  height?: number | null | undefined;
  /** Which order. */
  id: string | number;
  /** A line of this order. */
  lineId: string | number;
  /** Within the product's limits; null for as it is. */
  width?: number | null | undefined;
};

/** Another time for a visit. */
export type MoveBookedVisitInput = {
  /** `version` of the visit as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** As `freeVisitTimes` has answered it. */
  startsAt: string;
};

/** Orders that get another status. */
export type MoveOrdersInput = {
  /** At most 100. */
  orders: Array<ExpectedOrderInput>;
  /** What they become. */
  to: OrderStatus;
};

/** Another place for a product. */
export type MoveProductInput = {
  /** `orderVersion` of the category’s products as they were read. */
  expectedOrderVersion: number;
  /** Which one. */
  id: string | number;
  /** Where in its category, from 1. */
  place: number;
};

/** What a remake becomes. */
export type MoveRemakeInput = {
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Which order. */
  id: string | number;
  /** A remake of this order. */
  remakeId: string | number;
  /** Its `nextStatus`. */
  to: RemakeStatus;
};

/** What is made where nothing is chosen. */
export type OptionDefaultInput = {
  /** One of its values. */
  defaultValue: string;
  /** An option of the product. */
  name: string;
};

/** Which orders. What is left out does not count. */
export type OrderFilterInput = {
  /** Orders placed on this day in London or later. */
  from?: string | null | undefined;
  /** Orders that are neither delivered nor cancelled after the day they were promised for; false for the others. */
  late?: boolean | null | undefined;
  /** Words that number, name, postcode or e-mail address begin with, such as `whit bs6`; at most 8 words and 200 characters. */
  search?: string | null | undefined;
  /** Orders of one of these statuses. */
  status?: Array<OrderStatus> | null | undefined;
  /** Orders placed on this day in London or earlier. */
  to?: string | null | undefined;
};

/** What comes first in a list of orders. */
export type OrderSort =
  /** The order that is promised for the latest day. */
  | 'DELIVERY_LATEST'
  /** The order that is promised for the earliest day. */
  | 'DELIVERY_SOONEST'
  /** The order that was placed last. */
  | 'NEWEST'
  /** The order that was placed first. */
  | 'OLDEST'
  /** The dearest order. */
  | 'TOTAL_HIGHEST'
  /** The cheapest order. */
  | 'TOTAL_LOWEST';

/** Where an order stands. */
export type OrderStatus =
  /** Cancelled; nothing is made. */
  | 'CANCELLED'
  /** With the customer. */
  | 'DELIVERED'
  /** Being made. */
  | 'MANUFACTURING'
  /** Received; making has not begun. */
  | 'PROCESSING'
  /** On its way. */
  | 'SHIPPED';

/** How the shopper means to pay. Nothing is taken yet. */
export type PaymentMethod =
  /** Visa, Mastercard or American Express. */
  | 'CREDIT_CARD'
  /** PayPal. */
  | 'PAYPAL';

/** What a line would become by what was measured. */
export type PreviewMeasuresInput = {
  /** All that are wanted, at most 20, such as fit, control side and height from the floor; null for as it is. */
  customizations?: Array<CustomizationInput> | null | undefined;
  /** Within the product's limits; null for as it is. */
  height?: number | null | undefined;
  /** Which order. */
  id: string | number;
  /** A line of this order. */
  lineId: string | number;
  /** Within the product's limits; null for as it is. */
  width?: number | null | undefined;
};

/** How a line would be made again. */
export type PreviewRemakeInput = {
  /** One of the product's colours; null for as it was. */
  color?: string | null | undefined;
  /** All that are wanted, at most 20; null for as it was. */
  customizations?: Array<CustomizationInput> | null | undefined;
  /** Within the product's limits; null for as it was. */
  height?: number | null | undefined;
  /** Which order. */
  id: string | number;
  /** A line of this order. */
  lineId: string | number;
  /** One of the product's materials; null for as it was. */
  material?: string | null | undefined;
  /** 1 to the quantity of the line. */
  quantity: number;
  /** Why. For MIS_MEASURE something must differ. */
  reason: RemakeReason;
  /** Within the product's limits; null for as it was. */
  width?: number | null | undefined;
};

/** A price of a product. */
export type PriceField =
  /** The price of the included size. */
  | 'BASE_PRICE'
  /** The same before a reduction. */
  | 'WAS_PRICE';

/** What has become of a price list. */
export type PriceListState =
  /** Its prices were set. */
  | 'APPLIED'
  /** It was taken back before it started. */
  | 'CANCELLED'
  /** It starts on a day to come. */
  | 'PLANNED'
  /** It was taken back: its products got the prices that they had before. */
  | 'REVERTED';

/** Which problems a list has; what is left out filters nothing. */
export type ProblemFilter = {
  /** Stands in the order's number, name or e-mail address, in the product or in a message, in any case. */
  search?: string | null | undefined;
  /** What has become of them. */
  state?: ProblemState | null | undefined;
};

/** What is wrong with what was ordered. */
export type ProblemKind =
  /** It arrived damaged. */
  | 'DAMAGED'
  /** It has a fault. */
  | 'FAULT'
  /** It was measured wrongly, by the shopper or by the shop. */
  | 'MEASURED_WRONGLY'
  /** Something is missing. */
  | 'MISSING'
  /** It is not the size that was ordered. */
  | 'WRONG_SIZE';

/** What has become of a problem. */
export type ProblemState =
  /** The shop has written down what was agreed. */
  | 'AGREED'
  /** Nothing is left to do. A message of its shopper opens it again. */
  | 'CLOSED'
  /** Nothing is agreed yet. */
  | 'OPEN';

/** Which products. What is left out does not count. */
export type ProductFilterInput = {
  /** Slug of a category, as in `productCategories`. */
  category?: string | null | undefined;
  /** A base price of so much or less. */
  priceMaxPence?: number | null | undefined;
  /** A base price of so much or more. */
  priceMinPence?: number | null | undefined;
  /** Products with a was-price; false for the others. */
  reduced?: boolean | null | undefined;
  /** Whether shoppers can buy it. */
  saleState?: ProductSaleState | null | undefined;
  /** Stands in name or slug, in any case; 200 characters at most. */
  search?: string | null | undefined;
};

/** A picture of a product. */
export type ProductPictureInput = {
  /** What is seen: 5 to 200 characters. */
  alt: string;
  /** The point that stays in view, in percent from the left. */
  focusX: number;
  /** The same, in percent from the top. */
  focusY: number;
  /** One that the product, its draft or one of its versions has, or an upload that no other product has. */
  id: string | number;
  /** The colour of `productChoices` in which it shows the product: cards and carts show it for that colour. Null for none that is sold; what is left out stays. */
  shownColor?: string | null | undefined;
};

/** Whether shoppers can buy a product. */
export type ProductSaleState =
  /** Not yet: it is new, and only staff see it. */
  | 'HIDDEN'
  /** They can. */
  | 'ON_SALE'
  /** Not any more: its page is gone, carts with it say so, orders keep it. */
  | 'WITHDRAWN';

/** What comes first in a list of products. */
export type ProductSort =
  /** The product that was changed last. */
  | 'CHANGED_LATEST'
  /** The first name of the alphabet. */
  | 'NAME'
  /** The highest price. */
  | 'PRICE_HIGHEST'
  /** The lowest price. */
  | 'PRICE_LOWEST'
  /** As the shop lists them: the most popular one. */
  | 'SHOP';

/** Whether a promotion counts now. */
export type PromotionState =
  /** It is over. */
  | 'ENDED'
  /** It counts. */
  | 'RUNNING'
  /** It has not begun. */
  | 'UPCOMING';

/** Two customers who are thought to be one. */
export type ProposeCustomerMergeInput = {
  /** E-mail address of the account that stays. */
  keptEmail: string;
  /** The other e-mail address, with an account or without. */
  leavingEmail: string;
  /** Why they are one person, for other staff: 3 to 500 characters. */
  reason: string;
};

/** A draft to be put in force. */
export type PublishContentInput = {
  /** `version` of the document as it was read. */
  expectedVersion: number;
  /** Which document. */
  kind: ContentKind;
};

/** A draft that is to be published. */
export type PublishProductDraftInput = {
  /** `draftVersion` of the product as it was read. */
  expectedDraftVersion: number;
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Which product's. */
  id: string | number;
};

/** A review to be published. */
export type PublishReviewInput = {
  /** `version` of the review as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A draft to be put in force. */
export type PublishRulesInput = {
  /** `version` of the rules as they were read. */
  expectedVersion: number;
  /** That of the preview that was looked at. */
  fingerprint: string;
  /** Which kind. */
  kind: RuleKind;
};

/** A product that shoppers shall be able to buy. */
export type PutProductOnSaleInput = {
  /** The day in London with which it goes on sale, as 2026-12-01, at most a year ahead; null for at once. */
  day?: string | null | undefined;
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A refund that has been paid, or is about to be. */
export type RecordOrderRefundInput = {
  /** More than 0, at most the `refundablePence` of the order. */
  amountPence: number;
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Which order. */
  id: string | number;
  /** To the shopper, who reads it in the e-mail and on the order's page; at most 500 characters. */
  note?: string | null | undefined;
  /** What for. */
  reason: RefundReason;
};

/** How a visit went. */
export type RecordVisitInput = {
  /** `version` of the visit as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** For staff, at most 2000 characters. */
  note?: string | null | undefined;
  /** What it came to. */
  outcome: VisitOutcome;
};

/** Why the shop has paid something back. */
export type RefundReason =
  /** Cancelled. */
  | 'CANCELLED'
  /** Damaged on its way. */
  | 'DAMAGE'
  /** Later than promised. */
  | 'DELAY'
  /** Faulty, not as described or not fitting. */
  | 'FAULT'
  /** Goodwill. */
  | 'GOODWILL';

/** Why a recorded refund was taken back. */
export type RefundReversalReason =
  /** It could not be paid. */
  | 'NOT_PAID'
  /** Its amount was wrong. */
  | 'WRONG_AMOUNT'
  /** It was meant for another order. */
  | 'WRONG_ORDER';

/** How a line is made again, free of charge. */
export type RemakeOrderLineInput = {
  /** One of the product's colours; null for as it was. */
  color?: string | null | undefined;
  /** All that are wanted, at most 20; null for as it was. */
  customizations?: Array<CustomizationInput> | null | undefined;
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Within the product's limits; null for as it was. */
  height?: number | null | undefined;
  /** Which order. */
  id: string | number;
  /** A line of this order. */
  lineId: string | number;
  /** One of the product's materials; null for as it was. */
  material?: string | null | undefined;
  /** To the shopper, who reads it in the e-mail and on the order's page; at most 500 characters. */
  note?: string | null | undefined;
  /** 1 to the quantity of the line. */
  quantity: number;
  /** Why. For MIS_MEASURE something must differ. */
  reason: RemakeReason;
  /** Within the product's limits; null for as it was. */
  width?: number | null | undefined;
};

/** Why a line is made again. */
export type RemakeReason =
  /** Damaged on its way. */
  | 'DAMAGE'
  /** Faulty or not as ordered. */
  | 'FAULT'
  /** A measurement was wrong. */
  | 'MIS_MEASURE';

/** Where a remake stands. */
export type RemakeStatus =
  /** Made; it is to be sent. */
  | 'MADE'
  /** On its way, or there. */
  | 'SENT'
  /** Agreed; it is to be made. */
  | 'TO_MAKE';

/** A passkey that is no longer to work. */
export type RemovePasskeyInput = {
  /** Which one. */
  id: string | number;
};

/** Another name of a passkey. */
export type RenamePasskeyInput = {
  /** Which one. */
  id: string | number;
  /** 1 to 60 characters. */
  name: string;
};

/** A closed problem that is taken up again. */
export type ReopenProblemInput = {
  /** `version` of the problem as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** A version of a category to go back to. */
export type RevertCategoryInput = {
  /** `version` of the category as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** Which earlier version; 0 is what it was before staff changed it. */
  version: number;
};

/** A version to be put in force again. */
export type RevertContentInput = {
  /** `version` of the document as it was read. */
  expectedVersion: number;
  /** Which document. */
  kind: ContentKind;
  /** Which earlier version; 0 is the profile file. */
  version: number;
};

/** A price list that is to be taken back. */
export type RevertPricesInput = {
  /** Which one. */
  id: string | number;
};

/** A version of a product to go back to. */
export type RevertProductInput = {
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Which product. */
  id: string | number;
  /** Which one of its `versions`. */
  version: number;
};

/** A version to be put in force again. */
export type RevertRulesInput = {
  /** `version` of the rules as they were read. */
  expectedVersion: number;
  /** Which kind. */
  kind: RuleKind;
  /** Which earlier version; 0 is what came with the shop. */
  version: number;
};

/** Why a review is not published, as the shop says it in public. Few stars are no reason. */
export type ReviewDeclineReason =
  /** fake reviews, our own or a competitor's among them: they are forbidden here */
  | 'FAKE'
  /** advertising, insults, and personal details of other people */
  | 'OFFENSIVE'
  /** what is not about the product, its fitting or our service */
  | 'OFF_TOPIC'
  /** reviews for which something was given or promised; we give nothing for a review */
  | 'REWARDED';

/** Which reviews a list has; what is left out filters nothing. */
export type ReviewFilter = {
  /** What they are about. */
  productId?: string | number | null | undefined;
  /** 1 to 5 stars. */
  rating?: number | null | undefined;
  /** Stands in name, town or comment, in any case. */
  search?: string | null | undefined;
  /** What has become of them. */
  state?: ReviewState | null | undefined;
};

/** What has become of a review. */
export type ReviewState =
  /** Shown nowhere, for a reason. */
  | 'DECLINED'
  /** Shown to everybody, and counted. */
  | 'PUBLISHED'
  /** Nobody has decided yet; it is shown nowhere. */
  | 'WAITING';

/** A kind of rules by which goods are made. */
export type RuleKind =
  /** What keeps chains and cords out of the reach of children. Never less safe than BS EN 13120 asks for. */
  | 'CORDS'
  /** What comes off measured sizes, or is added to them, and how far made sizes may differ. */
  | 'DEDUCTIONS'
  /** Values of options that can't be made, by themselves or together. */
  | 'OPTIONS';

/** Facts to be saved without being published. */
export type SaveContentDraftInput = {
  /** By their names in `SHOP_PROFILE_FILE`, every one of the document. */
  content: Readonly<Record<string, unknown>>;
  /** `version` of the document as it was read. */
  expectedVersion: number;
  /** Which document. */
  kind: ContentKind;
};

/** All that is to change of a product; what is left out stays as it is published. */
export type SaveProductDraftInput = {
  /** Whole pounds up to £500, without tax. */
  basePricePence?: number | null | undefined;
  /** 3 to 8 of `productChoices`; the first is preselected. */
  colors?: Array<string> | null | undefined;
  /** 2 or 3 paragraphs parted by an empty line. */
  description?: string | null | undefined;
  /** `draftVersion` of the product as it was read. */
  expectedDraftVersion: number;
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Up to 5 of `productChoices`. What has a cord or chain is neither child-safe nor cordless. */
  features?: Array<string> | null | undefined;
  /** Which one. */
  id: string | number;
  /** Whether it wears the badge “Bestseller”. */
  isBestSeller?: boolean | null | undefined;
  /** Whether it wears the badge “New”. */
  isNew?: boolean | null | undefined;
  /** 14 to 120. */
  leadTimeDays?: number | null | undefined;
  /** A material filter of `productChoices`. */
  material?: string | null | undefined;
  /** 2 to 6 of `productChoices`; the cheapest comes first. */
  materials?: Array<string> | null | undefined;
  /** 0.1 to 999.9 m² of one piece; null takes the limit away. */
  maxArea?: number | null | undefined;
  /** Above the least. */
  maxHeight?: number | null | undefined;
  /** Above the least. */
  maxWidth?: number | null | undefined;
  /** In whole inches or whole millimetres. */
  minHeight?: number | null | undefined;
  /** In whole inches or whole millimetres. */
  minWidth?: number | null | undefined;
  /** Inches, 0 or more; null takes the limit away. */
  minWidthBeyondHeight?: number | null | undefined;
  /** 2 to 60 characters; no other product has it. */
  name?: string | null | undefined;
  /** Only of the options that change. */
  optionDefaults?: Array<OptionDefaultInput> | null | undefined;
  /** All its pictures in their order, at most 8, each once; the first is on its card. Those that are left out are taken off. */
  pictures?: Array<ProductPictureInput> | null | undefined;
  /** The day in London with which it is published, as 2026-12-01, at most a year ahead; null for none. */
  publishOn?: string | null | undefined;
  /** Up to 5 of `productChoices`. */
  rooms?: Array<string> | null | undefined;
  /** 2 to 90 characters, for a card. */
  shortDescription?: string | null | undefined;
  /** 1 to 10. */
  warrantyYears?: number | null | undefined;
  /** Higher than the price; null ends the reduction. */
  wasPricePence?: number | null | undefined;
};

/** Rules to be saved without being published. */
export type SaveRulesDraftInput = {
  /** As `published-rules.ts` of the shop has them by kind; every figure. */
  content: Readonly<Record<string, unknown>>;
  /** `version` of the rules as they were read. */
  expectedVersion: number;
  /** Which kind. */
  kind: RuleKind;
};

/** Samples that went into the post. */
export type SendSamplesInput = {
  /** `version` of the enquiry as it was read. */
  expectedVersion: number;
  /** A request for samples. */
  id: string | number;
  /** `EnquirySample.item` of each, at least one. */
  items: Array<number>;
};

/** Measured sizes of all lines, of which the shopper is told. */
export type SettleOrderSizesInput = {
  /** `measures.totalPence` of the order as it was looked at. */
  expectedTotalPence: number;
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Which order. */
  id: string | number;
};

/** Where the measured sizes of an order stand. */
export type SettlementState =
  /** They are the order's, which is made to them. */
  | 'SETTLED'
  /** They cost more than was agreed. They wait for the shopper; nothing is made before. */
  | 'WAITING';

/** Who signs in. */
export type SignInInput = {
  /** Of the member, in any case. */
  email: string;
  /** Of the member. */
  password: string;
};

/** What a member of staff may do. */
export type StaffRole =
  /** Products, prices and promotions. */
  | 'CATALOGUE'
  /** Texts, reviews and answers. */
  | 'CONTENT'
  /** Orders: find, move, export. */
  | 'ORDERS'
  /** Everything, and who else may do what. */
  | 'OWNER';

/** A refund that was recorded wrongly. */
export type TakeBackOrderRefundInput = {
  /** `version` of the order as it was looked at. */
  expectedVersion: number;
  /** Which order. */
  id: string | number;
  /** Why; the shopper reads it. */
  reason: RefundReversalReason;
  /** Which of its refunds. */
  refundId: string | number;
};

/** A product that shoppers shall not be able to buy. */
export type TakeProductOffSaleInput = {
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
};

/** What has become of a unique code. */
export type UniqueCodeState =
  /** It can be used, while its promotion runs. */
  | 'OPEN'
  /** It was used as often as it can be. An order that is cancelled gives it back. */
  | 'USED'
  /** It was withdrawn, and does not count any more. */
  | 'VOID';

/** What is to change of a category; what is left out stays. */
export type UpdateCategoryInput = {
  /** 40 to 300 characters. */
  description?: string | null | undefined;
  /** `version` of the category as it was read. */
  expectedVersion: number;
  /** Which one. */
  id: string | number;
  /** 2 to 20 characters; no other category has it. */
  name?: string | null | undefined;
  /** Its picture. */
  picture?: CategoryPictureInput | null | undefined;
  /** 40 to 155 characters; null has it worked out. */
  seoDescription?: string | null | undefined;
  /** 5 characters to as many as search engines show beside the shop’s name; null has it worked out. */
  seoTitle?: string | null | undefined;
  /** 5 to 50 characters. */
  tagline?: string | null | undefined;
};

/** What is to change of a product; what is left out stays. */
export type UpdateProductInput = {
  /** Whole pounds up to £500, without tax. */
  basePricePence?: number | null | undefined;
  /** What its page suggests first, in this order: at most 8, each once. Those that are left out are taken off; an empty list leaves all to be worked out. */
  chosenRelated?: Array<string | number> | null | undefined;
  /** 3 to 8 of `productChoices`; the first is preselected. */
  colors?: Array<string> | null | undefined;
  /** 2 or 3 paragraphs parted by an empty line. */
  description?: string | null | undefined;
  /** `version` of the product as it was read. */
  expectedVersion: number;
  /** Up to 5 of `productChoices`. What has a cord or chain is neither child-safe nor cordless. */
  features?: Array<string> | null | undefined;
  /** Which one. */
  id: string | number;
  /** Whether it wears the badge “Bestseller”. */
  isBestSeller?: boolean | null | undefined;
  /** Whether it wears the badge “New”. */
  isNew?: boolean | null | undefined;
  /** 14 to 120. */
  leadTimeDays?: number | null | undefined;
  /** A material filter of `productChoices`. */
  material?: string | null | undefined;
  /** 2 to 6 of `productChoices`; the cheapest comes first. */
  materials?: Array<string> | null | undefined;
  /** 0.1 to 999.9 m² of one piece; null takes the limit away. */
  maxArea?: number | null | undefined;
  /** Above the least. */
  maxHeight?: number | null | undefined;
  /** Above the least. */
  maxWidth?: number | null | undefined;
  /** In whole inches or whole millimetres. */
  minHeight?: number | null | undefined;
  /** In whole inches or whole millimetres. */
  minWidth?: number | null | undefined;
  /** Inches, 0 or more; null takes the limit away. */
  minWidthBeyondHeight?: number | null | undefined;
  /** 2 to 60 characters; no other product has it. */
  name?: string | null | undefined;
  /** Only of the options that change. */
  optionDefaults?: Array<OptionDefaultInput> | null | undefined;
  /** All its pictures in their order, at most 8, each once; the first is on its card. Those that are left out are taken off. */
  pictures?: Array<ProductPictureInput> | null | undefined;
  /** Up to 5 of `productChoices`. */
  rooms?: Array<string> | null | undefined;
  /** 2 to 90 characters, for a card. */
  shortDescription?: string | null | undefined;
  /** 1 to 10. */
  warrantyYears?: number | null | undefined;
  /** Higher than the price; null ends the reduction. */
  wasPricePence?: number | null | undefined;
};

/** How a visit went. */
export type VisitOutcome =
  /** The windows are measured. */
  | 'DONE'
  /** Nobody was at home. */
  | 'NOBODY_HOME'
  /** The fitter has to come again. */
  | 'TO_REPEAT';

/** What has become of a visit. */
export type VisitState =
  /** A fitter comes, or has come and has not said how it went. */
  | 'BOOKED'
  /** Nobody comes. */
  | 'CANCELLED'
  /** The windows are measured. */
  | 'DONE'
  /** The fitter came and nobody was at home. */
  | 'NOBODY_HOME'
  /** The fitter has to come again. */
  | 'TO_REPEAT';

/** Codes to be withdrawn. */
export type VoidUniqueCodesInput = {
  /** Which code; all that can still be used if left out. */
  code?: string | null | undefined;
  /** `version` of the promotion as it was read. */
  expectedVersion: number;
  /** Of which promotion. */
  promotionId: string | number;
};

/** A time of every week at which fitters visit, in London. */
export type WeeklyVisitTimeInput = {
  /** Such as 11:00. */
  ends: string;
  /** How many visits there can be at this time, 1 to 20. */
  fitters: number;
  /** Such as 09:00. */
  starts: string;
  /** 0 is Monday, 6 is Sunday. */
  weekday: number;
};

/** A proposal that is no longer wanted. */
export type WithdrawCustomerMergeInput = {
  /** Which one. */
  id: string | number;
};

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type OwnPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPasskeysQuery = { ownPasskeys: { isAvailable: boolean, passkeys: Array<{ id: string, name: string, addedAt: string, lastUsedAt: string | null }> } };

export type BeginAddingPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAddingPasskeyMutation = { beginAddingPasskey: { options: Readonly<Record<string, unknown>> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { passkey: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { passkey: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { passkey: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PayloadErrorFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type AuditPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AuditPageQuery = { audit: { nodes: Array<{ id: string, at: string, by: string | null, what: string, subject: string, subjectType: string, before: string | null, after: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, slug: string, name: string, tagline: string, isSale: boolean, productCount: number }> };

export type CategoryPageQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryPageQuery = { category: { id: string, version: number, slug: string, name: string, tagline: string, description: string, seoTitle: string | null, seoDescription: string | null, isSale: boolean, seo: { title: string, description: string } | null, picture: { id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, productCount: number } | null, offeredPictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, productCount: number }>, versions: Array<{ version: number, savedAt: string, savedBy: string | null, takenFrom: number | null, texts: { name: string, tagline: string, description: string, seoTitle: string | null, seoDescription: string | null }, picture: { id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, productCount: number } | null }>, audit: Array<{ id: string, at: string, by: string | null, what: string, before: string | null, after: string | null }> } | null };

export type CategoryPictureFragment = { id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, productCount: number };

export type UpdateCategoryMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { updateCategory: { category: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RevertCategoryMutationVariables = Exact<{
  input: RevertCategoryInput;
}>;


export type RevertCategoryMutation = { revertCategory: { category: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ArrangeCategoriesMutationVariables = Exact<{
  input: ArrangeCategoriesInput;
}>;


export type ArrangeCategoriesMutation = { arrangeCategories: { categories: Array<{ id: string }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CategoryProductsQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;


export type CategoryProductsQuery = { categoryProducts: { orderVersion: number, totalCount: number, products: Array<{ id: string, name: string, saleState: ProductSaleState, place: number }> } };

export type MoveProductMutationVariables = Exact<{
  input: MoveProductInput;
}>;


export type MoveProductMutation = { moveProduct: { category: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PreviewContentQueryVariables = Exact<{
  kind: ContentKind;
  content: Readonly<Record<string, unknown>>;
}>;


export type PreviewContentQuery = { previewContent: Array<{ place: string, before: string, after: string }> };

export type SaveContentDraftMutationVariables = Exact<{
  input: SaveContentDraftInput;
}>;


export type SaveContentDraftMutation = { saveContentDraft: { content: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PublishContentMutationVariables = Exact<{
  input: PublishContentInput;
}>;


export type PublishContentMutation = { publishContent: { content: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type DiscardContentDraftMutationVariables = Exact<{
  input: DiscardContentDraftInput;
}>;


export type DiscardContentDraftMutation = { discardContentDraft: { content: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RevertContentMutationVariables = Exact<{
  input: RevertContentInput;
}>;


export type RevertContentMutation = { revertContent: { content: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentsQuery = { contents: Array<{ kind: ContentKind, version: number, publishedVersion: number | null }> };

export type ContentPageQueryVariables = Exact<{
  kind: ContentKind;
}>;


export type ContentPageQuery = { content: { kind: ContentKind, version: number, publishedVersion: number | null, content: Readonly<Record<string, unknown>>, published: Readonly<Record<string, unknown>>, installed: Readonly<Record<string, unknown>> }, contentVersions: Array<{ version: number, content: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string, publishedAt: string | null, publishedBy: string | null, takenFrom: number | null, isInForce: boolean }> };

export type ExportCustomerMutationVariables = Exact<{
  input: ExportCustomerInput;
}>;


export type ExportCustomerMutation = { exportCustomer: { data: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ForgetCustomerMutationVariables = Exact<{
  input: ForgetCustomerInput;
}>;


export type ForgetCustomerMutation = { forgetCustomer: { erasedCount: number | null, keptOrderCount: number | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CustomerPageQueryVariables = Exact<{
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomerPageQuery = { customers: { nodes: Array<{ email: string, names: Array<string>, hasAccount: boolean, orderCount: number, orderedPence: number, lastSeenOn: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CustomerQueryVariables = Exact<{
  email: string;
}>;


export type CustomerQuery = { customer: { email: string, names: Array<string>, hasAccount: boolean, orderCount: number, orderedPence: number, lastSeenOn: string | null, windowCount: number, account: { firstName: string, lastName: string, phone: string | null, createdAt: string } | null, mailingList: { requestedAt: string, confirmedAt: string | null } | null, orders: Array<{ id: string, number: string, status: OrderStatus, totalPence: number, placedAt: string, isInAccount: boolean }>, enquiries: Array<{ id: string, kind: EnquiryKind, state: EnquiryState, createdAt: string }>, visits: Array<{ id: string, state: VisitState, startsAt: string, endsAt: string, orderNumber: string | null }>, heldQuotes: Array<{ number: string, state: HeldQuoteState, madeAt: string, heldUntil: string, totalPence: number }>, merges: Array<{ id: string, otherEmail: string, isKept: boolean, reason: string, state: CustomerMergeState, proposedAt: string, proposedBy: string | null, expiresAt: string, endedAt: string | null, hasConfirmed: boolean, hasOtherConfirmed: boolean }>, reviews: Array<{ id: string, orderNumber: string, productName: string, rating: number, reviewDate: string, isPublished: boolean }>, audit: Array<{ id: string, at: string, by: string | null, what: string }> } | null };

export type ProposeCustomerMergeMutationVariables = Exact<{
  input: ProposeCustomerMergeInput;
}>;


export type ProposeCustomerMergeMutation = { proposeCustomerMerge: { merge: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type WithdrawCustomerMergeMutationVariables = Exact<{
  input: WithdrawCustomerMergeInput;
}>;


export type WithdrawCustomerMergeMutation = { withdrawCustomerMerge: { merge: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnquiryProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryProjectQuery = { enquiryProject: { chosenCount: number, totalPence: number, windows: Array<{ key: string, room: string | null, name: string, kind: string, figures: Array<string>, notes: string | null, photo: { id: string, url: string } | null, options: Array<{ name: string, size: string, choices: Array<string>, isChosen: boolean, totalPence: number, refusal: string | null }> }> } | null };

export type EnquiryWindowFragment = { room: string | null, name: string, kind: string, figures: Array<string>, notes: string | null, photo: { id: string, url: string } | null, options: Array<{ name: string, size: string, choices: Array<string>, isChosen: boolean, totalPence: number, refusal: string | null }> };

export type EnquiryThreadQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryThreadQuery = { enquiryThread: Array<{ id: string, version: number, kind: EnquiryKind, state: EnquiryState, createdAt: string, name: string, email: string, phone: string | null, postcode: string | null, address: string | null, message: string | null, promisedContactBy: string | null, hasProject: boolean, assigneeId: string | null, assigneeName: string | null, samples: Array<{ item: number, name: string, sentAt: string | null }>, answers: Array<{ text: string, by: string | null, answeredAt: string }> }> };

export type EnquiryPageQueryVariables = Exact<{
  filter: EnquiryFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type EnquiryPageQuery = { enquiries: { totalCount: number, nodes: Array<{ id: string, version: number, kind: EnquiryKind, state: EnquiryState, createdAt: string, name: string, email: string, phone: string | null, postcode: string | null, address: string | null, message: string | null, promisedContactBy: string | null, hasProject: boolean, assigneeId: string | null, assigneeName: string | null, samples: Array<{ item: number, name: string, sentAt: string | null }>, answers: Array<{ text: string, by: string | null, answeredAt: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EnquiryFragment = { id: string, version: number, kind: EnquiryKind, state: EnquiryState, createdAt: string, name: string, email: string, phone: string | null, postcode: string | null, address: string | null, message: string | null, promisedContactBy: string | null, hasProject: boolean, assigneeId: string | null, assigneeName: string | null, samples: Array<{ item: number, name: string, sentAt: string | null }>, answers: Array<{ text: string, by: string | null, answeredAt: string }> };

export type EnquiryQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryQuery = { enquiry: { id: string, version: number, kind: EnquiryKind, state: EnquiryState, createdAt: string, name: string, email: string, phone: string | null, postcode: string | null, address: string | null, message: string | null, promisedContactBy: string | null, hasProject: boolean, assigneeId: string | null, assigneeName: string | null, samples: Array<{ item: number, name: string, sentAt: string | null }>, answers: Array<{ text: string, by: string | null, answeredAt: string }> } | null };

export type AssignEnquiryMutationVariables = Exact<{
  input: AssignEnquiryInput;
}>;


export type AssignEnquiryMutation = { assignEnquiry: { enquiry: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AnswerEnquiryMutationVariables = Exact<{
  input: AnswerEnquiryInput;
}>;


export type AnswerEnquiryMutation = { answerEnquiry: { enquiry: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CloseEnquiryMutationVariables = Exact<{
  input: CloseEnquiryInput;
}>;


export type CloseEnquiryMutation = { closeEnquiry: { enquiry: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type SendSamplesMutationVariables = Exact<{
  input: SendSamplesInput;
}>;


export type SendSamplesMutation = { sendSamples: { enquiry: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnquiryAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type EnquiryAssigneesQuery = { enquiryAssignees: Array<{ id: string, name: string }> };

export type EnquiryQuoteQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryQuoteQuery = { enquiryQuote: { lineCount: number, totalPence: number | null, refusal: string | null } | null };

export type EnquiryTemplatesQueryVariables = Exact<{
  id: string | number;
}>;


export type EnquiryTemplatesQuery = { enquiryTemplates: Array<{ title: string, text: string }> };

export type EmptySearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmptySearchesQuery = { emptySearches: Array<{ words: string, count: number }> };

export type FailedMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedMailsQuery = { failedMails: { count: number, latest: Array<{ id: string, kind: string, at: string, order: { id: string, number: string } | null }> } };

export type OpenRemakesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenRemakesQuery = { openRemakes: { count: number, lateCount: number, first: Array<{ id: string, orderId: string, number: string, item: number, estimatedDelivery: string, isLate: boolean }> } };

export type OrdersToDoQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersToDoQuery = { ordersToDo: Array<{ status: OrderStatus, count: number, lateCount: number }> };

export type SizesToSettleQueryVariables = Exact<{ [key: string]: never; }>;


export type SizesToSettleQuery = { sizesToSettle: { count: number, lateCount: number, first: Array<{ orderId: string, number: string, isAsked: boolean, since: string, isLate: boolean }> } };

export type VisitsToComeQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type VisitsToComeQuery = { bookedVisits: { totalCount: number, nodes: Array<{ id: string, startsAt: string, endsAt: string, name: string, postcode: string, fitter: string | null }> } };

export type SalesByDayQueryVariables = Exact<{ [key: string]: never; }>;


export type SalesByDayQuery = { salesByDay: Array<{ day: string, orderCount: number, orderedPence: number, productViews: number, countedOrders: number }> };

export type NewEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewEnquiriesQuery = { enquiries: { totalCount: number } };

export type OpenProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenProblemsQuery = { problems: { totalCount: number } };

export type WaitingReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingReviewsQuery = { reviews: { totalCount: number } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol: { email: string | null, secret: string | null, otpauthUri: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { token: string | null, expiresAt: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { staff: Array<{ id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number }> };

export type MemberFragment = { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number };

export type ChangeStaffRoleMutationVariables = Exact<{
  input: ChangeStaffRoleInput;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole: { staff: { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type DismissStaffMutationVariables = Exact<{
  input: DismissStaffInput;
}>;


export type DismissStaffMutation = { dismissStaff: { staff: { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AddOrderNoteMutationVariables = Exact<{
  input: AddOrderNoteInput;
}>;


export type AddOrderNoteMutation = { addOrderNote: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type OrderProblemsQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderProblemsQuery = { orderProblems: Array<{ id: string, item: number | null, product: string | null, kind: ProblemKind, state: ProblemState, reportedAt: string }> };

export type MeasurableLineQueryVariables = Exact<{
  id: string | number;
  lineId: string | number;
}>;


export type MeasurableLineQuery = { measurableLine: { width: number, height: number, heightName: string, quantity: number, material: string, color: string, materials: Array<{ label: string, value: string }>, colors: Array<{ label: string, value: string }>, options: Array<{ name: string, label: string, value: string | null, isMeasured: boolean, values: Array<{ label: string, value: string }> }> } };

export type PreviewMeasuresQueryVariables = Exact<{
  input: PreviewMeasuresInput;
}>;


export type PreviewMeasuresQuery = { previewMeasures: { lineWasPence: number, lineBecamePence: number, totalWasPence: number, totalBecamePence: number, was: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> }, became: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> } } };

export type MeasureOrderLineMutationVariables = Exact<{
  input: MeasureOrderLineInput;
}>;


export type MeasureOrderLineMutation = { measureOrderLine: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type SettleOrderSizesMutationVariables = Exact<{
  input: SettleOrderSizesInput;
}>;


export type SettleOrderSizesMutation = { settleOrderSizes: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MoveOrdersMutationVariables = Exact<{
  input: MoveOrdersInput;
}>;


export type MoveOrdersMutation = { moveOrders: { outcomes: Array<{ id: string, error: { code: ErrorCode, message: string } | null, order: { id: string, number: string, version: number, placedAt: string, firstName: string, lastName: string, zipCode: string, city: string, status: OrderStatus, estimatedDelivery: string, isLate: boolean, totalPence: number } | null }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type OrdersPageQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  sort: OrderSort;
  first: number;
  after?: string | null | undefined;
}>;


export type OrdersPageQuery = { orders: { totalCount: number, isTotalCountExact: boolean, nodes: Array<{ id: string, number: string, version: number, placedAt: string, firstName: string, lastName: string, zipCode: string, city: string, status: OrderStatus, estimatedDelivery: string, isLate: boolean, totalPence: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedOrderFragment = { id: string, number: string, version: number, placedAt: string, firstName: string, lastName: string, zipCode: string, city: string, status: OrderStatus, estimatedDelivery: string, isLate: boolean, totalPence: number };

export type OrderPageQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderPageQuery = { order: { id: string, number: string, version: number, status: OrderStatus, nextStatuses: Array<OrderStatus>, placedAt: string, estimatedDelivery: string, isLate: boolean, fulfilment: Fulfilment, firstName: string, lastName: string, address: string, addressLine2: string | null, city: string, state: string, zipCode: string, email: string | null, phoneNumber: string | null, paymentMethod: PaymentMethod, shippingMethod: string, note: string | null, subtotalPence: number, discountPence: number, promotionCode: string | null, promotionName: string | null, promotionPercent: number | null, deliveryPence: number, taxPence: number, includedTaxPence: number | null, totalPence: number, refundedPence: number, refundablePence: number, lines: Array<{ id: string, name: string, product: string, quantity: number, roomName: string | null, windowName: string | null, unitPricePence: number, totalPence: number, drawing: string, picture: string | null, warning: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> }>, refunds: Array<{ id: string, at: string, by: string, amountPence: number, reason: RefundReason, note: string | null, takenBack: { at: string, by: string, reason: RefundReversalReason } | null }>, invoices: Array<{ id: string, kind: InvoiceKind, number: string, issuedAt: string, amountPence: number }>, remakes: Array<{ id: string, lineId: string, item: number, name: string, at: string, by: string, reason: RemakeReason, quantity: number, note: string | null, status: RemakeStatus, nextStatus: RemakeStatus | null, estimatedDelivery: string, isLate: boolean, sentAt: string | null, was: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> }, became: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> } }>, measures: { left: number, state: SettlementState | null, proposedAt: string | null, settledAt: string | null, isLate: boolean, totalWasPence: number, totalPence: number, lines: Array<{ lineId: string, item: number, name: string, at: string, by: string | null, lineWasPence: number, lineBecamePence: number, was: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> }, became: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> } }> } | null, history: Array<{ status: OrderStatus, at: string }>, mails: Array<{ id: string, kind: string, state: MailState, at: string }>, notes: Array<{ id: string, text: string, by: string, writtenAt: string }>, audit: Array<{ id: string, at: string, by: string | null, what: string, subject: string, before: string | null, after: string | null }> } | null };

export type OrderLineFragment = { id: string, name: string, product: string, quantity: number, roomName: string | null, windowName: string | null, unitPricePence: number, totalPence: number, drawing: string, picture: string | null, warning: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> };

export type RecordOrderRefundMutationVariables = Exact<{
  input: RecordOrderRefundInput;
}>;


export type RecordOrderRefundMutation = { recordOrderRefund: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RemakeableLineQueryVariables = Exact<{
  id: string | number;
  lineId: string | number;
}>;


export type RemakeableLineQuery = { remakeableLine: { width: number, height: number, heightName: string, quantity: number, material: string, color: string, materials: Array<{ label: string, value: string }>, colors: Array<{ label: string, value: string }>, options: Array<{ name: string, label: string, value: string | null, isMeasured: boolean, values: Array<{ label: string, value: string }> }> } };

export type LineToCorrectFragment = { width: number, height: number, heightName: string, quantity: number, material: string, color: string, materials: Array<{ label: string, value: string }>, colors: Array<{ label: string, value: string }>, options: Array<{ name: string, label: string, value: string | null, isMeasured: boolean, values: Array<{ label: string, value: string }> }> };

export type PreviewRemakeQueryVariables = Exact<{
  input: PreviewRemakeInput;
}>;


export type PreviewRemakeQuery = { previewRemake: { isSame: boolean, estimatedDelivery: string, was: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> }, became: { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> } } };

export type RemadeLineFragment = { product: string, drawing: string, picture: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> };

export type RemakeOrderLineMutationVariables = Exact<{
  input: RemakeOrderLineInput;
}>;


export type RemakeOrderLineMutation = { remakeOrderLine: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MoveRemakeMutationVariables = Exact<{
  input: MoveRemakeInput;
}>;


export type MoveRemakeMutation = { moveRemake: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type TakeBackOrderRefundMutationVariables = Exact<{
  input: TakeBackOrderRefundInput;
}>;


export type TakeBackOrderRefundMutation = { takeBackOrderRefund: { order: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PreviewPricesQueryVariables = Exact<{
  csv: string;
}>;


export type PreviewPricesQuery = { previewPrices: { fingerprint: string, unchanged: number, problems: Array<{ line: number | null, slug: string | null, message: string }>, differences: Array<{ slug: string, name: string, field: PriceField, oldPence: number | null, newPence: number | null, percent: number | null }>, carts: { cartCount: number, beforePence: number, afterPence: number }, quotes: { quoteCount: number, quotes: Array<{ enquiryId: string, sentAt: string, products: Array<string>, configurations: Array<{ code: string, thenPence: number | null, beforePence: number, afterPence: number }> }> } } };

export type ImportPricesMutationVariables = Exact<{
  input: ImportPricesInput;
}>;


export type ImportPricesMutation = { importPrices: { priceList: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RevertPricesMutationVariables = Exact<{
  input: RevertPricesInput;
}>;


export type RevertPricesMutation = { revertPrices: { priceList: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PriceListPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type PriceListPageQuery = { priceLists: { nodes: Array<{ id: string, name: string, importedAt: string, importedBy: string | null, revertedAt: string | null, revertedBy: string | null, lineCount: number, state: PriceListState, effectiveFrom: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PriceListQueryVariables = Exact<{
  id: string | number;
}>;


export type PriceListQuery = { priceList: { id: string, name: string, importedAt: string, importedBy: string | null, revertedAt: string | null, revertedBy: string | null, lineCount: number, state: PriceListState, effectiveFrom: string | null, appliedAt: string | null, leftOut: Array<{ line: number | null, slug: string | null, message: string }>, lines: Array<{ slug: string, name: string | null, oldBasePence: number, oldWasPence: number | null, newBasePence: number, newWasPence: number | null, isChangedSince: boolean }> } | null };

export type ProblemLineQueryVariables = Exact<{
  id: string | number;
}>;


export type ProblemLineQuery = { problemLine: { id: string, name: string, product: string, quantity: number, roomName: string | null, windowName: string | null, unitPricePence: number, totalPence: number, drawing: string, picture: string | null, warning: string | null, rules: string, facts: Array<{ label: string, value: string }>, lengths: Array<{ part: string, measured: string, adjustments: Array<string>, made: string }>, choices: Array<{ label: string, value: string }>, cord: Array<{ label: string, value: string }> } | null };

export type AnswerProblemMutationVariables = Exact<{
  input: AnswerProblemInput;
}>;


export type AnswerProblemMutation = { answerProblem: { problem: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AgreeOnProblemMutationVariables = Exact<{
  input: AgreeOnProblemInput;
}>;


export type AgreeOnProblemMutation = { agreeOnProblem: { problem: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CloseProblemMutationVariables = Exact<{
  input: CloseProblemInput;
}>;


export type CloseProblemMutation = { closeProblem: { problem: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ReopenProblemMutationVariables = Exact<{
  input: ReopenProblemInput;
}>;


export type ReopenProblemMutation = { reopenProblem: { problem: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ProblemPageQueryVariables = Exact<{
  filter: ProblemFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type ProblemPageQuery = { problems: { totalCount: number, nodes: Array<{ id: string, version: number, orderId: string, orderNumber: string, name: string, email: string | null, item: number | null, product: string | null, kind: ProblemKind, state: ProblemState, agreed: string | null, reportedAt: string, awaitsAnswer: boolean, messages: Array<{ id: string, text: string, isFromShop: boolean, by: string | null, writtenAt: string }>, photos: Array<{ id: string, width: number, height: number, url: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProblemFragment = { id: string, version: number, orderId: string, orderNumber: string, name: string, email: string | null, item: number | null, product: string | null, kind: ProblemKind, state: ProblemState, agreed: string | null, reportedAt: string, awaitsAnswer: boolean, messages: Array<{ id: string, text: string, isFromShop: boolean, by: string | null, writtenAt: string }>, photos: Array<{ id: string, width: number, height: number, url: string }> };

export type ProblemQueryVariables = Exact<{
  id: string | number;
}>;


export type ProblemQuery = { problem: { id: string, version: number, orderId: string, orderNumber: string, name: string, email: string | null, item: number | null, product: string | null, kind: ProblemKind, state: ProblemState, agreed: string | null, reportedAt: string, awaitsAnswer: boolean, messages: Array<{ id: string, text: string, isFromShop: boolean, by: string | null, writtenAt: string }>, photos: Array<{ id: string, width: number, height: number, url: string }> } | null };

export type ProblemTemplatesQueryVariables = Exact<{
  id: string | number;
}>;


export type ProblemTemplatesQuery = { problemTemplates: Array<{ title: string, text: string }> };

export type FindProductsQueryVariables = Exact<{
  search: string;
}>;


export type FindProductsQuery = { products: { nodes: Array<{ id: string, name: string, saleState: ProductSaleState }> } };

export type SaveProductDraftMutationVariables = Exact<{
  input: SaveProductDraftInput;
}>;


export type SaveProductDraftMutation = { saveProductDraft: { product: { id: string, version: number, saleState: ProductSaleState, onSaleFrom: string | null, draftVersion: number, slug: string, name: string, categoryName: string, position: number, basePricePence: number, wasPricePence: number | null, fromPricePence: number, wasPriceProvenUntil: string | null, shortDescription: string, description: string, material: string, materials: Array<string>, colors: Array<string>, rooms: Array<string>, features: Array<string>, minWidth: number, maxWidth: number, minHeight: number, maxHeight: number, maxArea: number | null, minWidthBeyondHeight: number | null, warrantyYears: number, leadTimeDays: number, isNew: boolean, isBestSeller: boolean, draft: { changes: Readonly<Record<string, unknown>>, overtaken: Array<string>, fromPricePence: number, publishOn: string | null, problem: string | null, savedAt: string, savedBy: string | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> | null } | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }>, options: Array<{ name: string, defaultValue: string, values: Array<string> }>, specifications: Array<{ name: string, value: string }>, seo: { title: string, description: string } | null, versions: Array<{ version: number, fields: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string | null, takenFrom: number | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> }>, related: Array<{ id: string, name: string }>, chosenRelated: Array<{ id: string, name: string, saleState: ProductSaleState }>, audit: Array<{ id: string, at: string, by: string | null, what: string, before: string | null, after: string | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PublishProductDraftMutationVariables = Exact<{
  input: PublishProductDraftInput;
}>;


export type PublishProductDraftMutation = { publishProductDraft: { product: { id: string, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type DiscardProductDraftMutationVariables = Exact<{
  input: DiscardProductDraftInput;
}>;


export type DiscardProductDraftMutation = { discardProductDraft: { product: { id: string, draftVersion: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ProductPageQueryVariables = Exact<{
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductPageQuery = { products: { totalCount: number, nodes: Array<{ id: string, slug: string, name: string, categoryName: string, basePricePence: number, wasPricePence: number | null, leadTimeDays: number, isNew: boolean, isBestSeller: boolean, saleState: ProductSaleState, onSaleFrom: string | null, changedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProductQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductQuery = { product: { id: string, version: number, saleState: ProductSaleState, onSaleFrom: string | null, draftVersion: number, slug: string, name: string, categoryName: string, position: number, basePricePence: number, wasPricePence: number | null, fromPricePence: number, wasPriceProvenUntil: string | null, shortDescription: string, description: string, material: string, materials: Array<string>, colors: Array<string>, rooms: Array<string>, features: Array<string>, minWidth: number, maxWidth: number, minHeight: number, maxHeight: number, maxArea: number | null, minWidthBeyondHeight: number | null, warrantyYears: number, leadTimeDays: number, isNew: boolean, isBestSeller: boolean, draft: { changes: Readonly<Record<string, unknown>>, overtaken: Array<string>, fromPricePence: number, publishOn: string | null, problem: string | null, savedAt: string, savedBy: string | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> | null } | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }>, options: Array<{ name: string, defaultValue: string, values: Array<string> }>, specifications: Array<{ name: string, value: string }>, seo: { title: string, description: string } | null, versions: Array<{ version: number, fields: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string | null, takenFrom: number | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> }>, related: Array<{ id: string, name: string }>, chosenRelated: Array<{ id: string, name: string, saleState: ProductSaleState }>, audit: Array<{ id: string, at: string, by: string | null, what: string, before: string | null, after: string | null }> } | null };

export type EditedProductFragment = { id: string, version: number, saleState: ProductSaleState, onSaleFrom: string | null, draftVersion: number, slug: string, name: string, categoryName: string, position: number, basePricePence: number, wasPricePence: number | null, fromPricePence: number, wasPriceProvenUntil: string | null, shortDescription: string, description: string, material: string, materials: Array<string>, colors: Array<string>, rooms: Array<string>, features: Array<string>, minWidth: number, maxWidth: number, minHeight: number, maxHeight: number, maxArea: number | null, minWidthBeyondHeight: number | null, warrantyYears: number, leadTimeDays: number, isNew: boolean, isBestSeller: boolean, draft: { changes: Readonly<Record<string, unknown>>, overtaken: Array<string>, fromPricePence: number, publishOn: string | null, problem: string | null, savedAt: string, savedBy: string | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> | null } | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }>, options: Array<{ name: string, defaultValue: string, values: Array<string> }>, specifications: Array<{ name: string, value: string }>, seo: { title: string, description: string } | null, versions: Array<{ version: number, fields: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string | null, takenFrom: number | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> }>, related: Array<{ id: string, name: string }>, chosenRelated: Array<{ id: string, name: string, saleState: ProductSaleState }>, audit: Array<{ id: string, at: string, by: string | null, what: string, before: string | null, after: string | null }> };

export type ProductPictureFragment = { id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number };

export type UpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { product: { id: string, version: number, saleState: ProductSaleState, onSaleFrom: string | null, draftVersion: number, slug: string, name: string, categoryName: string, position: number, basePricePence: number, wasPricePence: number | null, fromPricePence: number, wasPriceProvenUntil: string | null, shortDescription: string, description: string, material: string, materials: Array<string>, colors: Array<string>, rooms: Array<string>, features: Array<string>, minWidth: number, maxWidth: number, minHeight: number, maxHeight: number, maxArea: number | null, minWidthBeyondHeight: number | null, warrantyYears: number, leadTimeDays: number, isNew: boolean, isBestSeller: boolean, draft: { changes: Readonly<Record<string, unknown>>, overtaken: Array<string>, fromPricePence: number, publishOn: string | null, problem: string | null, savedAt: string, savedBy: string | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> | null } | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }>, options: Array<{ name: string, defaultValue: string, values: Array<string> }>, specifications: Array<{ name: string, value: string }>, seo: { title: string, description: string } | null, versions: Array<{ version: number, fields: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string | null, takenFrom: number | null, pictures: Array<{ id: string, path: string, alt: string, width: number, height: number, focusX: number, focusY: number, shownColor: string | null, isTintable: boolean, isPublished: boolean, productCount: number }> }>, related: Array<{ id: string, name: string }>, chosenRelated: Array<{ id: string, name: string, saleState: ProductSaleState }>, audit: Array<{ id: string, at: string, by: string | null, what: string, before: string | null, after: string | null }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CopyProductMutationVariables = Exact<{
  input: CopyProductInput;
}>;


export type CopyProductMutation = { copyProduct: { product: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PutProductOnSaleMutationVariables = Exact<{
  input: PutProductOnSaleInput;
}>;


export type PutProductOnSaleMutation = { putProductOnSale: { product: { id: string, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type TakeProductOffSaleMutationVariables = Exact<{
  input: TakeProductOffSaleInput;
}>;


export type TakeProductOffSaleMutation = { takeProductOffSale: { product: { id: string, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ProductChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductChoicesQuery = { productChoices: { materials: Array<{ name: string, label: string, factorPercent: number }>, colors: Array<{ name: string, label: string }>, rooms: Array<{ name: string, label: string }>, features: Array<{ name: string, label: string }>, materialFilters: Array<{ name: string, label: string }> }, productCategories: Array<{ slug: string, name: string }> };

export type RevertProductMutationVariables = Exact<{
  input: RevertProductInput;
}>;


export type RevertProductMutation = { revertProduct: { product: { id: string, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CreatePromotionMutationVariables = Exact<{
  input: CreatePromotionInput;
}>;


export type CreatePromotionMutation = { createPromotion: { promotion: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EndPromotionMutationVariables = Exact<{
  input: EndPromotionInput;
}>;


export type EndPromotionMutation = { endPromotion: { promotion: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { promotions: Array<{ id: string, version: number, name: string, code: string | null, hasUniqueCodes: boolean, uniqueCodeCount: number, openCodeCount: number, percent: number, minimumWindows: number, startsAt: string, endsAt: string | null, state: PromotionState, orderCount: number, discountPence: number, orderedPence: number }> };

export type PromotionFragment = { id: string, version: number, name: string, code: string | null, hasUniqueCodes: boolean, uniqueCodeCount: number, openCodeCount: number, percent: number, minimumWindows: number, startsAt: string, endsAt: string | null, state: PromotionState, orderCount: number, discountPence: number, orderedPence: number };

export type PromotionQueryVariables = Exact<{
  id: string | number;
}>;


export type PromotionQuery = { promotion: { id: string, version: number, name: string, code: string | null, hasUniqueCodes: boolean, uniqueCodeCount: number, openCodeCount: number, percent: number, minimumWindows: number, startsAt: string, endsAt: string | null, state: PromotionState, orderCount: number, discountPence: number, orderedPence: number } | null };

export type PromotionTestProductsQueryVariables = Exact<{
  search: string;
}>;


export type PromotionTestProductsQuery = { promotionTestProducts: Array<{ id: string, name: string, materials: Array<string>, colors: Array<string> }> };

export type TestPromotionQueryVariables = Exact<{
  code: string;
  lines: Array<CartLineInput> | CartLineInput;
}>;


export type TestPromotionQuery = { testPromotion: { windows: number, applied: string | null, notice: string | null, subtotalPence: number, discountPence: number, totalPence: number, fullTotalPence: number } };

export type UniqueCodesQueryVariables = Exact<{
  promotionId: string | number;
  state?: UniqueCodeState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type UniqueCodesQuery = { uniqueCodes: { totalCount: number, nodes: Array<{ code: string, state: UniqueCodeState, uses: number, maxUses: number, orders: Array<{ number: string, discountPence: number, totalPence: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MakeUniqueCodesMutationVariables = Exact<{
  input: MakeUniqueCodesInput;
}>;


export type MakeUniqueCodesMutation = { makeUniqueCodes: { codes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type VoidUniqueCodesMutationVariables = Exact<{
  input: VoidUniqueCodesInput;
}>;


export type VoidUniqueCodesMutation = { voidUniqueCodes: { codes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type HeldQuotePageQueryVariables = Exact<{
  filter?: HeldQuoteFilter | null | undefined;
  sort: HeldQuoteSort;
  first: number;
  after?: string | null | undefined;
}>;


export type HeldQuotePageQuery = { heldQuotes: { totalCount: number, isTotalCountExact: boolean, nodes: Array<{ number: string, state: HeldQuoteState, madeAt: string, heldUntil: string, name: string | null, email: string | null, totalPence: number, orderNumber: string | null, agreedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type HeldQuoteQueryVariables = Exact<{
  number: string;
}>;


export type HeldQuoteQuery = { heldQuote: { number: string, state: HeldQuoteState, madeAt: string, heldUntil: string, name: string | null, email: string | null, mailedTo: string | null, orderId: string | null, orderNumber: string | null, sharedAt: string | null, fulfilment: Fulfilment, delivery: Delivery, subtotalPence: number, discountPence: number, deliveryPence: number, taxPence: number, includedTaxPence: number | null, totalPence: number, agreement: { name: string, comment: string | null, agreedAt: string } | null, lines: Array<{ id: string, name: string, roomName: string | null, windowName: string | null, details: Array<string>, quantity: number, unitPricePence: number, totalPence: number }>, promotion: { name: string, code: string | null, percent: number } | null } | null };

export type PublishReviewMutationVariables = Exact<{
  input: PublishReviewInput;
}>;


export type PublishReviewMutation = { publishReview: { review: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type DeclineReviewMutationVariables = Exact<{
  input: DeclineReviewInput;
}>;


export type DeclineReviewMutation = { declineReview: { review: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AnswerReviewMutationVariables = Exact<{
  input: AnswerReviewInput;
}>;


export type AnswerReviewMutation = { answerReview: { review: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type ReviewPageQueryVariables = Exact<{
  filter: ReviewFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type ReviewPageQuery = { reviews: { totalCount: number, nodes: Array<{ id: string, version: number, productName: string, productSlug: string, rating: number, comment: string, userName: string, userLocation: string, reviewDate: string, isBoughtHere: boolean, state: ReviewState, declineReason: ReviewDeclineReason | null, answer: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewFragment = { id: string, version: number, productName: string, productSlug: string, rating: number, comment: string, userName: string, userLocation: string, reviewDate: string, isBoughtHere: boolean, state: ReviewState, declineReason: ReviewDeclineReason | null, answer: string | null };

export type ReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewQuery = { review: { id: string, version: number, productName: string, productSlug: string, rating: number, comment: string, userName: string, userLocation: string, reviewDate: string, isBoughtHere: boolean, state: ReviewState, declineReason: ReviewDeclineReason | null, answer: string | null } | null };

export type PreviewRulesQueryVariables = Exact<{
  kind: RuleKind;
}>;


export type PreviewRulesQuery = { previewRules: { version: number, fingerprint: string, productCount: number, cartCount: number, lineCount: number, problems: Array<string>, products: Array<{ slug: string, name: string, configured: string, before: string, after: string }>, lines: Array<{ name: string, configured: string, lineCount: number, before: string, after: string }> } };

export type SaveRulesDraftMutationVariables = Exact<{
  input: SaveRulesDraftInput;
}>;


export type SaveRulesDraftMutation = { saveRulesDraft: { rules: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PublishRulesMutationVariables = Exact<{
  input: PublishRulesInput;
}>;


export type PublishRulesMutation = { publishRules: { rules: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RevertRulesMutationVariables = Exact<{
  input: RevertRulesInput;
}>;


export type RevertRulesMutation = { revertRules: { rules: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AllRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllRulesQuery = { allRules: Array<{ kind: RuleKind, version: number, publishedVersion: number | null }> };

export type RulesPageQueryVariables = Exact<{
  kind: RuleKind;
}>;


export type RulesPageQuery = { rules: { kind: RuleKind, version: number, publishedVersion: number | null, content: Readonly<Record<string, unknown>>, published: Readonly<Record<string, unknown>>, installed: Readonly<Record<string, unknown>> }, ruleVersions: Array<{ version: number, content: Readonly<Record<string, unknown>>, savedAt: string, savedBy: string, publishedAt: string | null, publishedBy: string | null, takenFrom: number | null, isInForce: boolean }> };

export type EnterCodeMutationVariables = Exact<{
  input: EnterCodeInput;
}>;


export type EnterCodeMutation = { enterCode: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: { options: Readonly<Record<string, unknown>> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnterPasskeyMutationVariables = Exact<{
  input: EnterPasskeyInput;
}>;


export type EnterPasskeyMutation = { enterPasskey: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: StaffRole, permissions: Array<string>, recoveryCodesLeft: number, hasPasskey: boolean } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { hasPasskey: boolean | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type FreeVisitTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeVisitTimesQuery = { freeVisitTimes: Array<{ startsAt: string, endsAt: string }> };

export type VisitsOfDayQueryVariables = Exact<{
  day: string;
}>;


export type VisitsOfDayQuery = { visitsOfDay: Array<{ id: string, version: number, state: VisitState, startsAt: string, endsAt: string, orderId: string | null, orderNumber: string | null, orderStatus: OrderStatus | null, name: string, email: string, phone: string, address: string, city: string, postcode: string, notes: string | null, fitter: string | null, outcomeNote: string | null, createdAt: string, windows: Array<string> }> };

export type MoveBookedVisitMutationVariables = Exact<{
  input: MoveBookedVisitInput;
}>;


export type MoveBookedVisitMutation = { moveBookedVisit: { visit: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type CancelBookedVisitMutationVariables = Exact<{
  input: CancelBookedVisitInput;
}>;


export type CancelBookedVisitMutation = { cancelBookedVisit: { visit: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type AssignVisitMutationVariables = Exact<{
  input: AssignVisitInput;
}>;


export type AssignVisitMutation = { assignVisit: { visit: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type RecordVisitMutationVariables = Exact<{
  input: RecordVisitInput;
}>;


export type RecordVisitMutation = { recordVisit: { visit: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type VisitPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitPlanQuery = { visitPlan: { version: number, areas: Array<string>, noticeHours: number, weeksAhead: number, times: Array<{ weekday: number, starts: string, ends: string, fitters: number }> } };

export type ChangeVisitPlanMutationVariables = Exact<{
  input: ChangeVisitPlanInput;
}>;


export type ChangeVisitPlanMutation = { changeVisitPlan: { plan: { version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type BookedVisitPageQueryVariables = Exact<{
  filter: BookedVisitFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type BookedVisitPageQuery = { bookedVisits: { totalCount: number, nodes: Array<{ id: string, version: number, state: VisitState, startsAt: string, endsAt: string, orderId: string | null, orderNumber: string | null, orderStatus: OrderStatus | null, name: string, email: string, phone: string, address: string, city: string, postcode: string, notes: string | null, fitter: string | null, outcomeNote: string | null, createdAt: string, windows: Array<string> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BookedVisitFragment = { id: string, version: number, state: VisitState, startsAt: string, endsAt: string, orderId: string | null, orderNumber: string | null, orderStatus: OrderStatus | null, name: string, email: string, phone: string, address: string, city: string, postcode: string, notes: string | null, fitter: string | null, outcomeNote: string | null, createdAt: string, windows: Array<string> };

export type BookedVisitQueryVariables = Exact<{
  id: string | number;
}>;


export type BookedVisitQuery = { bookedVisit: { id: string, version: number, state: VisitState, startsAt: string, endsAt: string, orderId: string | null, orderNumber: string | null, orderStatus: OrderStatus | null, name: string, email: string, phone: string, address: string, city: string, postcode: string, notes: string | null, fitter: string | null, outcomeNote: string | null, createdAt: string, windows: Array<string> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PayloadErrorFragmentDoc = new TypedDocumentString(`
    fragment PayloadError on UserError {
  code
  message
  field
}
    `, {"fragmentName":"PayloadError"}) as unknown as TypedDocumentString<PayloadErrorFragment, unknown>;
export const CategoryPictureFragmentDoc = new TypedDocumentString(`
    fragment CategoryPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  productCount
}
    `, {"fragmentName":"CategoryPicture"}) as unknown as TypedDocumentString<CategoryPictureFragment, unknown>;
export const EnquiryWindowFragmentDoc = new TypedDocumentString(`
    fragment EnquiryWindow on EnquiryWindow {
  room
  name
  kind
  figures
  notes
  photo {
    id
    url
  }
  options {
    name
    size
    choices
    isChosen
    totalPence
    refusal
  }
}
    `, {"fragmentName":"EnquiryWindow"}) as unknown as TypedDocumentString<EnquiryWindowFragment, unknown>;
export const EnquiryFragmentDoc = new TypedDocumentString(`
    fragment Enquiry on Enquiry {
  id
  version
  kind
  state
  createdAt
  name
  email
  phone
  postcode
  address
  message
  samples {
    item
    name
    sentAt
  }
  promisedContactBy
  hasProject
  assigneeId
  assigneeName
  answers {
    text
    by
    answeredAt
  }
}
    `, {"fragmentName":"Enquiry"}) as unknown as TypedDocumentString<EnquiryFragment, unknown>;
export const MemberFragmentDoc = new TypedDocumentString(`
    fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}
    `, {"fragmentName":"Member"}) as unknown as TypedDocumentString<MemberFragment, unknown>;
export const ListedOrderFragmentDoc = new TypedDocumentString(`
    fragment ListedOrder on OrderSummary {
  id
  number
  version
  placedAt
  firstName
  lastName
  zipCode
  city
  status
  estimatedDelivery
  isLate
  totalPence
}
    `, {"fragmentName":"ListedOrder"}) as unknown as TypedDocumentString<ListedOrderFragment, unknown>;
export const OrderLineFragmentDoc = new TypedDocumentString(`
    fragment OrderLine on OrderLine {
  id
  name
  product
  quantity
  roomName
  windowName
  unitPricePence
  totalPence
  drawing
  picture
  warning
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}
    `, {"fragmentName":"OrderLine"}) as unknown as TypedDocumentString<OrderLineFragment, unknown>;
export const LineToCorrectFragmentDoc = new TypedDocumentString(`
    fragment LineToCorrect on RemakeableLine {
  width
  height
  heightName
  quantity
  material
  materials {
    label
    value
  }
  color
  colors {
    label
    value
  }
  options {
    name
    label
    value
    isMeasured
    values {
      label
      value
    }
  }
}
    `, {"fragmentName":"LineToCorrect"}) as unknown as TypedDocumentString<LineToCorrectFragment, unknown>;
export const RemadeLineFragmentDoc = new TypedDocumentString(`
    fragment RemadeLine on RemadeLine {
  product
  drawing
  picture
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}
    `, {"fragmentName":"RemadeLine"}) as unknown as TypedDocumentString<RemadeLineFragment, unknown>;
export const ProblemFragmentDoc = new TypedDocumentString(`
    fragment Problem on Problem {
  id
  version
  orderId
  orderNumber
  name
  email
  item
  product
  kind
  state
  agreed
  reportedAt
  awaitsAnswer
  messages {
    id
    text
    isFromShop
    by
    writtenAt
  }
  photos {
    id
    width
    height
    url
  }
}
    `, {"fragmentName":"Problem"}) as unknown as TypedDocumentString<ProblemFragment, unknown>;
export const ProductPictureFragmentDoc = new TypedDocumentString(`
    fragment ProductPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  isPublished
  productCount
}
    `, {"fragmentName":"ProductPicture"}) as unknown as TypedDocumentString<ProductPictureFragment, unknown>;
export const EditedProductFragmentDoc = new TypedDocumentString(`
    fragment EditedProduct on Product {
  id
  version
  saleState
  onSaleFrom
  draftVersion
  draft {
    changes
    pictures {
      ...ProductPicture
    }
    overtaken
    fromPricePence
    publishOn
    problem
    savedAt
    savedBy
  }
  slug
  name
  categoryName
  position
  basePricePence
  wasPricePence
  fromPricePence
  wasPriceProvenUntil
  shortDescription
  description
  material
  materials
  colors
  rooms
  features
  pictures {
    ...ProductPicture
  }
  options {
    name
    defaultValue
    values
  }
  minWidth
  maxWidth
  minHeight
  maxHeight
  maxArea
  minWidthBeyondHeight
  warrantyYears
  leadTimeDays
  isNew
  isBestSeller
  specifications {
    name
    value
  }
  seo {
    title
    description
  }
  versions {
    version
    fields
    pictures {
      ...ProductPicture
    }
    savedAt
    savedBy
    takenFrom
  }
  related {
    id
    name
  }
  chosenRelated {
    id
    name
    saleState
  }
  audit {
    id
    at
    by
    what
    before
    after
  }
}
    fragment ProductPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  isPublished
  productCount
}`, {"fragmentName":"EditedProduct"}) as unknown as TypedDocumentString<EditedProductFragment, unknown>;
export const PromotionFragmentDoc = new TypedDocumentString(`
    fragment Promotion on Promotion {
  id
  version
  name
  code
  hasUniqueCodes
  uniqueCodeCount
  openCodeCount
  percent
  minimumWindows
  startsAt
  endsAt
  state
  orderCount
  discountPence
  orderedPence
}
    `, {"fragmentName":"Promotion"}) as unknown as TypedDocumentString<PromotionFragment, unknown>;
export const ReviewFragmentDoc = new TypedDocumentString(`
    fragment Review on Review {
  id
  version
  productName
  productSlug
  rating
  comment
  userName
  userLocation
  reviewDate
  isBoughtHere
  state
  declineReason
  answer
}
    `, {"fragmentName":"Review"}) as unknown as TypedDocumentString<ReviewFragment, unknown>;
export const BookedVisitFragmentDoc = new TypedDocumentString(`
    fragment BookedVisit on BookedVisit {
  id
  version
  state
  startsAt
  endsAt
  orderId
  orderNumber
  orderStatus
  name
  email
  phone
  address
  city
  postcode
  notes
  fitter
  outcomeNote
  createdAt
  windows
}
    `, {"fragmentName":"BookedVisit"}) as unknown as TypedDocumentString<BookedVisitFragment, unknown>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const OwnPasskeysDocument = new TypedDocumentString(`
    query OwnPasskeys {
  ownPasskeys {
    isAvailable
    passkeys {
      id
      name
      addedAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnPasskeysQuery, OwnPasskeysQueryVariables>;
export const BeginAddingPasskeyDocument = new TypedDocumentString(`
    mutation BeginAddingPasskey {
  beginAddingPasskey {
    options
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<BeginAddingPasskeyMutation, BeginAddingPasskeyMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation AddPasskey($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    passkey {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($input: RenamePasskeyInput!) {
  renamePasskey(input: $input) {
    passkey {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($input: RemovePasskeyInput!) {
  removePasskey(input: $input) {
    passkey {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const AuditPageDocument = new TypedDocumentString(`
    query AuditPage($first: Int!, $after: String) {
  audit(first: $first, after: $after) {
    nodes {
      id
      at
      by
      what
      subject
      subjectType
      before
      after
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<AuditPageQuery, AuditPageQueryVariables>;
export const CategoriesDocument = new TypedDocumentString(`
    query Categories {
  categories {
    id
    slug
    name
    tagline
    isSale
    productCount
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryPageDocument = new TypedDocumentString(`
    query CategoryPage($id: ID!) {
  category(id: $id) {
    id
    version
    slug
    name
    tagline
    description
    seoTitle
    seoDescription
    isSale
    seo {
      title
      description
    }
    picture {
      ...CategoryPicture
    }
    offeredPictures {
      ...CategoryPicture
    }
    versions {
      version
      texts {
        name
        tagline
        description
        seoTitle
        seoDescription
      }
      picture {
        ...CategoryPicture
      }
      savedAt
      savedBy
      takenFrom
    }
    audit {
      id
      at
      by
      what
      before
      after
    }
  }
}
    fragment CategoryPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  productCount
}`) as unknown as TypedDocumentString<CategoryPageQuery, CategoryPageQueryVariables>;
export const UpdateCategoryDocument = new TypedDocumentString(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
  updateCategory(input: $input) {
    category {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const RevertCategoryDocument = new TypedDocumentString(`
    mutation RevertCategory($input: RevertCategoryInput!) {
  revertCategory(input: $input) {
    category {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevertCategoryMutation, RevertCategoryMutationVariables>;
export const ArrangeCategoriesDocument = new TypedDocumentString(`
    mutation ArrangeCategories($input: ArrangeCategoriesInput!) {
  arrangeCategories(input: $input) {
    categories {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ArrangeCategoriesMutation, ArrangeCategoriesMutationVariables>;
export const CategoryProductsDocument = new TypedDocumentString(`
    query CategoryProducts($id: ID!, $page: Int!) {
  categoryProducts(id: $id, page: $page) {
    orderVersion
    totalCount
    products {
      id
      name
      saleState
      place
    }
  }
}
    `) as unknown as TypedDocumentString<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const MoveProductDocument = new TypedDocumentString(`
    mutation MoveProduct($input: MoveProductInput!) {
  moveProduct(input: $input) {
    category {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MoveProductMutation, MoveProductMutationVariables>;
export const PreviewContentDocument = new TypedDocumentString(`
    query PreviewContent($kind: ContentKind!, $content: JsonObject!) {
  previewContent(kind: $kind, content: $content) {
    place
    before
    after
  }
}
    `) as unknown as TypedDocumentString<PreviewContentQuery, PreviewContentQueryVariables>;
export const SaveContentDraftDocument = new TypedDocumentString(`
    mutation SaveContentDraft($input: SaveContentDraftInput!) {
  saveContentDraft(input: $input) {
    content {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SaveContentDraftMutation, SaveContentDraftMutationVariables>;
export const PublishContentDocument = new TypedDocumentString(`
    mutation PublishContent($input: PublishContentInput!) {
  publishContent(input: $input) {
    content {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PublishContentMutation, PublishContentMutationVariables>;
export const DiscardContentDraftDocument = new TypedDocumentString(`
    mutation DiscardContentDraft($input: DiscardContentDraftInput!) {
  discardContentDraft(input: $input) {
    content {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>;
export const RevertContentDocument = new TypedDocumentString(`
    mutation RevertContent($input: RevertContentInput!) {
  revertContent(input: $input) {
    content {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevertContentMutation, RevertContentMutationVariables>;
export const ContentsDocument = new TypedDocumentString(`
    query Contents {
  contents {
    kind
    version
    publishedVersion
  }
}
    `) as unknown as TypedDocumentString<ContentsQuery, ContentsQueryVariables>;
export const ContentPageDocument = new TypedDocumentString(`
    query ContentPage($kind: ContentKind!) {
  content(kind: $kind) {
    kind
    version
    publishedVersion
    content
    published
    installed
  }
  contentVersions(kind: $kind) {
    version
    content
    savedAt
    savedBy
    publishedAt
    publishedBy
    takenFrom
    isInForce
  }
}
    `) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>;
export const ExportCustomerDocument = new TypedDocumentString(`
    mutation ExportCustomer($input: ExportCustomerInput!) {
  exportCustomer(input: $input) {
    data
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ExportCustomerMutation, ExportCustomerMutationVariables>;
export const ForgetCustomerDocument = new TypedDocumentString(`
    mutation ForgetCustomer($input: ForgetCustomerInput!) {
  forgetCustomer(input: $input) {
    erasedCount
    keptOrderCount
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ForgetCustomerMutation, ForgetCustomerMutationVariables>;
export const CustomerPageDocument = new TypedDocumentString(`
    query CustomerPage($search: String!, $first: Int!, $after: String) {
  customers(search: $search, first: $first, after: $after) {
    nodes {
      email
      names
      hasAccount
      orderCount
      orderedPence
      lastSeenOn
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerPageQuery, CustomerPageQueryVariables>;
export const CustomerDocument = new TypedDocumentString(`
    query Customer($email: String!) {
  customer(email: $email) {
    email
    names
    hasAccount
    orderCount
    orderedPence
    lastSeenOn
    account {
      firstName
      lastName
      phone
      createdAt
    }
    mailingList {
      requestedAt
      confirmedAt
    }
    orders {
      id
      number
      status
      totalPence
      placedAt
      isInAccount
    }
    enquiries {
      id
      kind
      state
      createdAt
    }
    visits {
      id
      state
      startsAt
      endsAt
      orderNumber
    }
    heldQuotes {
      number
      state
      madeAt
      heldUntil
      totalPence
    }
    windowCount
    merges {
      id
      otherEmail
      isKept
      reason
      state
      proposedAt
      proposedBy
      expiresAt
      endedAt
      hasConfirmed
      hasOtherConfirmed
    }
    reviews {
      id
      orderNumber
      productName
      rating
      reviewDate
      isPublished
    }
    audit {
      id
      at
      by
      what
    }
  }
}
    `) as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const ProposeCustomerMergeDocument = new TypedDocumentString(`
    mutation ProposeCustomerMerge($input: ProposeCustomerMergeInput!) {
  proposeCustomerMerge(input: $input) {
    merge {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ProposeCustomerMergeMutation, ProposeCustomerMergeMutationVariables>;
export const WithdrawCustomerMergeDocument = new TypedDocumentString(`
    mutation WithdrawCustomerMerge($input: WithdrawCustomerMergeInput!) {
  withdrawCustomerMerge(input: $input) {
    merge {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<WithdrawCustomerMergeMutation, WithdrawCustomerMergeMutationVariables>;
export const EnquiryProjectDocument = new TypedDocumentString(`
    query EnquiryProject($id: ID!) {
  enquiryProject(id: $id) {
    chosenCount
    totalPence
    windows {
      key
      ...EnquiryWindow
    }
  }
}
    fragment EnquiryWindow on EnquiryWindow {
  room
  name
  kind
  figures
  notes
  photo {
    id
    url
  }
  options {
    name
    size
    choices
    isChosen
    totalPence
    refusal
  }
}`) as unknown as TypedDocumentString<EnquiryProjectQuery, EnquiryProjectQueryVariables>;
export const EnquiryThreadDocument = new TypedDocumentString(`
    query EnquiryThread($id: ID!) {
  enquiryThread(id: $id) {
    ...Enquiry
  }
}
    fragment Enquiry on Enquiry {
  id
  version
  kind
  state
  createdAt
  name
  email
  phone
  postcode
  address
  message
  samples {
    item
    name
    sentAt
  }
  promisedContactBy
  hasProject
  assigneeId
  assigneeName
  answers {
    text
    by
    answeredAt
  }
}`) as unknown as TypedDocumentString<EnquiryThreadQuery, EnquiryThreadQueryVariables>;
export const EnquiryPageDocument = new TypedDocumentString(`
    query EnquiryPage($filter: EnquiryFilter!, $first: Int!, $after: String) {
  enquiries(filter: $filter, first: $first, after: $after) {
    nodes {
      ...Enquiry
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Enquiry on Enquiry {
  id
  version
  kind
  state
  createdAt
  name
  email
  phone
  postcode
  address
  message
  samples {
    item
    name
    sentAt
  }
  promisedContactBy
  hasProject
  assigneeId
  assigneeName
  answers {
    text
    by
    answeredAt
  }
}`) as unknown as TypedDocumentString<EnquiryPageQuery, EnquiryPageQueryVariables>;
export const EnquiryDocument = new TypedDocumentString(`
    query Enquiry($id: ID!) {
  enquiry(id: $id) {
    ...Enquiry
  }
}
    fragment Enquiry on Enquiry {
  id
  version
  kind
  state
  createdAt
  name
  email
  phone
  postcode
  address
  message
  samples {
    item
    name
    sentAt
  }
  promisedContactBy
  hasProject
  assigneeId
  assigneeName
  answers {
    text
    by
    answeredAt
  }
}`) as unknown as TypedDocumentString<EnquiryQuery, EnquiryQueryVariables>;
export const AssignEnquiryDocument = new TypedDocumentString(`
    mutation AssignEnquiry($input: AssignEnquiryInput!) {
  assignEnquiry(input: $input) {
    enquiry {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AssignEnquiryMutation, AssignEnquiryMutationVariables>;
export const AnswerEnquiryDocument = new TypedDocumentString(`
    mutation AnswerEnquiry($input: AnswerEnquiryInput!) {
  answerEnquiry(input: $input) {
    enquiry {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>;
export const CloseEnquiryDocument = new TypedDocumentString(`
    mutation CloseEnquiry($input: CloseEnquiryInput!) {
  closeEnquiry(input: $input) {
    enquiry {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CloseEnquiryMutation, CloseEnquiryMutationVariables>;
export const SendSamplesDocument = new TypedDocumentString(`
    mutation SendSamples($input: SendSamplesInput!) {
  sendSamples(input: $input) {
    enquiry {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SendSamplesMutation, SendSamplesMutationVariables>;
export const EnquiryAssigneesDocument = new TypedDocumentString(`
    query EnquiryAssignees {
  enquiryAssignees {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables>;
export const EnquiryQuoteDocument = new TypedDocumentString(`
    query EnquiryQuote($id: ID!) {
  enquiryQuote(id: $id) {
    lineCount
    totalPence
    refusal
  }
}
    `) as unknown as TypedDocumentString<EnquiryQuoteQuery, EnquiryQuoteQueryVariables>;
export const EnquiryTemplatesDocument = new TypedDocumentString(`
    query EnquiryTemplates($id: ID!) {
  enquiryTemplates(id: $id) {
    title
    text
  }
}
    `) as unknown as TypedDocumentString<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables>;
export const EmptySearchesDocument = new TypedDocumentString(`
    query EmptySearches {
  emptySearches {
    words
    count
  }
}
    `) as unknown as TypedDocumentString<EmptySearchesQuery, EmptySearchesQueryVariables>;
export const FailedMailsDocument = new TypedDocumentString(`
    query FailedMails {
  failedMails {
    count
    latest {
      id
      kind
      at
      order {
        id
        number
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FailedMailsQuery, FailedMailsQueryVariables>;
export const OpenRemakesDocument = new TypedDocumentString(`
    query OpenRemakes {
  openRemakes {
    count
    lateCount
    first {
      id
      orderId
      number
      item
      estimatedDelivery
      isLate
    }
  }
}
    `) as unknown as TypedDocumentString<OpenRemakesQuery, OpenRemakesQueryVariables>;
export const OrdersToDoDocument = new TypedDocumentString(`
    query OrdersToDo {
  ordersToDo {
    status
    count
    lateCount
  }
}
    `) as unknown as TypedDocumentString<OrdersToDoQuery, OrdersToDoQueryVariables>;
export const SizesToSettleDocument = new TypedDocumentString(`
    query SizesToSettle {
  sizesToSettle {
    count
    lateCount
    first {
      orderId
      number
      isAsked
      since
      isLate
    }
  }
}
    `) as unknown as TypedDocumentString<SizesToSettleQuery, SizesToSettleQueryVariables>;
export const VisitsToComeDocument = new TypedDocumentString(`
    query VisitsToCome($from: Date!, $to: Date!) {
  bookedVisits(filter: {state: BOOKED, from: $from, to: $to}, first: 30) {
    totalCount
    nodes {
      id
      startsAt
      endsAt
      name
      postcode
      fitter
    }
  }
}
    `) as unknown as TypedDocumentString<VisitsToComeQuery, VisitsToComeQueryVariables>;
export const SalesByDayDocument = new TypedDocumentString(`
    query SalesByDay {
  salesByDay {
    day
    orderCount
    orderedPence
    productViews
    countedOrders
  }
}
    `) as unknown as TypedDocumentString<SalesByDayQuery, SalesByDayQueryVariables>;
export const NewEnquiriesDocument = new TypedDocumentString(`
    query NewEnquiries {
  enquiries(filter: {state: OPEN}, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<NewEnquiriesQuery, NewEnquiriesQueryVariables>;
export const OpenProblemsDocument = new TypedDocumentString(`
    query OpenProblems {
  problems(filter: {state: OPEN}, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<OpenProblemsQuery, OpenProblemsQueryVariables>;
export const WaitingReviewsDocument = new TypedDocumentString(`
    query WaitingReviews {
  reviews(filter: {state: WAITING}, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<WaitingReviewsQuery, WaitingReviewsQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    recoveryCodes
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const EnrolDocument = new TypedDocumentString(`
    mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) {
    email
    secret
    otpauthUri
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnrolMutation, EnrolMutationVariables>;
export const InviteStaffDocument = new TypedDocumentString(`
    mutation InviteStaff($input: InviteStaffInput!) {
  inviteStaff(input: $input) {
    token
    expiresAt
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
export const MembersDocument = new TypedDocumentString(`
    query Members {
  staff {
    ...Member
  }
}
    fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const ChangeStaffRoleDocument = new TypedDocumentString(`
    mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {
  changeStaffRole(input: $input) {
    staff {
      ...Member
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>;
export const DismissStaffDocument = new TypedDocumentString(`
    mutation DismissStaff($input: DismissStaffInput!) {
  dismissStaff(input: $input) {
    staff {
      ...Member
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<DismissStaffMutation, DismissStaffMutationVariables>;
export const AddOrderNoteDocument = new TypedDocumentString(`
    mutation AddOrderNote($input: AddOrderNoteInput!) {
  addOrderNote(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const OrderProblemsDocument = new TypedDocumentString(`
    query OrderProblems($id: ID!) {
  orderProblems(orderId: $id) {
    id
    item
    product
    kind
    state
    reportedAt
  }
}
    `) as unknown as TypedDocumentString<OrderProblemsQuery, OrderProblemsQueryVariables>;
export const MeasurableLineDocument = new TypedDocumentString(`
    query MeasurableLine($id: ID!, $lineId: ID!) {
  measurableLine(id: $id, lineId: $lineId) {
    ...LineToCorrect
  }
}
    fragment LineToCorrect on RemakeableLine {
  width
  height
  heightName
  quantity
  material
  materials {
    label
    value
  }
  color
  colors {
    label
    value
  }
  options {
    name
    label
    value
    isMeasured
    values {
      label
      value
    }
  }
}`) as unknown as TypedDocumentString<MeasurableLineQuery, MeasurableLineQueryVariables>;
export const PreviewMeasuresDocument = new TypedDocumentString(`
    query PreviewMeasures($input: PreviewMeasuresInput!) {
  previewMeasures(input: $input) {
    lineWasPence
    lineBecamePence
    totalWasPence
    totalBecamePence
    was {
      ...RemadeLine
    }
    became {
      ...RemadeLine
    }
  }
}
    fragment RemadeLine on RemadeLine {
  product
  drawing
  picture
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}`) as unknown as TypedDocumentString<PreviewMeasuresQuery, PreviewMeasuresQueryVariables>;
export const MeasureOrderLineDocument = new TypedDocumentString(`
    mutation MeasureOrderLine($input: MeasureOrderLineInput!) {
  measureOrderLine(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MeasureOrderLineMutation, MeasureOrderLineMutationVariables>;
export const SettleOrderSizesDocument = new TypedDocumentString(`
    mutation SettleOrderSizes($input: SettleOrderSizesInput!) {
  settleOrderSizes(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SettleOrderSizesMutation, SettleOrderSizesMutationVariables>;
export const MoveOrdersDocument = new TypedDocumentString(`
    mutation MoveOrders($input: MoveOrdersInput!) {
  moveOrders(input: $input) {
    outcomes {
      id
      error {
        code
        message
      }
      order {
        ...ListedOrder
      }
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment ListedOrder on OrderSummary {
  id
  number
  version
  placedAt
  firstName
  lastName
  zipCode
  city
  status
  estimatedDelivery
  isLate
  totalPence
}`) as unknown as TypedDocumentString<MoveOrdersMutation, MoveOrdersMutationVariables>;
export const OrdersPageDocument = new TypedDocumentString(`
    query OrdersPage($filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {
  orders(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes {
      ...ListedOrder
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    isTotalCountExact
  }
}
    fragment ListedOrder on OrderSummary {
  id
  number
  version
  placedAt
  firstName
  lastName
  zipCode
  city
  status
  estimatedDelivery
  isLate
  totalPence
}`) as unknown as TypedDocumentString<OrdersPageQuery, OrdersPageQueryVariables>;
export const OrderPageDocument = new TypedDocumentString(`
    query OrderPage($id: ID!) {
  order(id: $id) {
    id
    number
    version
    status
    nextStatuses
    placedAt
    estimatedDelivery
    isLate
    fulfilment
    firstName
    lastName
    address
    addressLine2
    city
    state
    zipCode
    email
    phoneNumber
    paymentMethod
    shippingMethod
    note
    subtotalPence
    discountPence
    promotionCode
    promotionName
    promotionPercent
    deliveryPence
    taxPence
    includedTaxPence
    totalPence
    refundedPence
    refundablePence
    lines {
      ...OrderLine
    }
    refunds {
      id
      at
      by
      amountPence
      reason
      note
      takenBack {
        at
        by
        reason
      }
    }
    invoices {
      id
      kind
      number
      issuedAt
      amountPence
    }
    remakes {
      id
      lineId
      item
      name
      at
      by
      reason
      quantity
      note
      status
      nextStatus
      estimatedDelivery
      isLate
      sentAt
      was {
        ...RemadeLine
      }
      became {
        ...RemadeLine
      }
    }
    measures {
      left
      state
      proposedAt
      settledAt
      isLate
      totalWasPence
      totalPence
      lines {
        lineId
        item
        name
        at
        by
        lineWasPence
        lineBecamePence
        was {
          ...RemadeLine
        }
        became {
          ...RemadeLine
        }
      }
    }
    history {
      status
      at
    }
    mails {
      id
      kind
      state
      at
    }
    notes {
      id
      text
      by
      writtenAt
    }
    audit {
      id
      at
      by
      what
      subject
      before
      after
    }
  }
}
    fragment OrderLine on OrderLine {
  id
  name
  product
  quantity
  roomName
  windowName
  unitPricePence
  totalPence
  drawing
  picture
  warning
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}
fragment RemadeLine on RemadeLine {
  product
  drawing
  picture
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}`) as unknown as TypedDocumentString<OrderPageQuery, OrderPageQueryVariables>;
export const RecordOrderRefundDocument = new TypedDocumentString(`
    mutation RecordOrderRefund($input: RecordOrderRefundInput!) {
  recordOrderRefund(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RecordOrderRefundMutation, RecordOrderRefundMutationVariables>;
export const RemakeableLineDocument = new TypedDocumentString(`
    query RemakeableLine($id: ID!, $lineId: ID!) {
  remakeableLine(id: $id, lineId: $lineId) {
    ...LineToCorrect
  }
}
    fragment LineToCorrect on RemakeableLine {
  width
  height
  heightName
  quantity
  material
  materials {
    label
    value
  }
  color
  colors {
    label
    value
  }
  options {
    name
    label
    value
    isMeasured
    values {
      label
      value
    }
  }
}`) as unknown as TypedDocumentString<RemakeableLineQuery, RemakeableLineQueryVariables>;
export const PreviewRemakeDocument = new TypedDocumentString(`
    query PreviewRemake($input: PreviewRemakeInput!) {
  previewRemake(input: $input) {
    isSame
    estimatedDelivery
    was {
      ...RemadeLine
    }
    became {
      ...RemadeLine
    }
  }
}
    fragment RemadeLine on RemadeLine {
  product
  drawing
  picture
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}`) as unknown as TypedDocumentString<PreviewRemakeQuery, PreviewRemakeQueryVariables>;
export const RemakeOrderLineDocument = new TypedDocumentString(`
    mutation RemakeOrderLine($input: RemakeOrderLineInput!) {
  remakeOrderLine(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RemakeOrderLineMutation, RemakeOrderLineMutationVariables>;
export const MoveRemakeDocument = new TypedDocumentString(`
    mutation MoveRemake($input: MoveRemakeInput!) {
  moveRemake(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MoveRemakeMutation, MoveRemakeMutationVariables>;
export const TakeBackOrderRefundDocument = new TypedDocumentString(`
    mutation TakeBackOrderRefund($input: TakeBackOrderRefundInput!) {
  takeBackOrderRefund(input: $input) {
    order {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<TakeBackOrderRefundMutation, TakeBackOrderRefundMutationVariables>;
export const PreviewPricesDocument = new TypedDocumentString(`
    query PreviewPrices($csv: Csv!) {
  previewPrices(csv: $csv) {
    fingerprint
    unchanged
    problems {
      line
      slug
      message
    }
    differences {
      slug
      name
      field
      oldPence
      newPence
      percent
    }
    carts {
      cartCount
      beforePence
      afterPence
    }
    quotes {
      quoteCount
      quotes {
        enquiryId
        sentAt
        products
        configurations {
          code
          thenPence
          beforePence
          afterPence
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPricesQuery, PreviewPricesQueryVariables>;
export const ImportPricesDocument = new TypedDocumentString(`
    mutation ImportPrices($input: ImportPricesInput!) {
  importPrices(input: $input) {
    priceList {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ImportPricesMutation, ImportPricesMutationVariables>;
export const RevertPricesDocument = new TypedDocumentString(`
    mutation RevertPrices($input: RevertPricesInput!) {
  revertPrices(input: $input) {
    priceList {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevertPricesMutation, RevertPricesMutationVariables>;
export const PriceListPageDocument = new TypedDocumentString(`
    query PriceListPage($first: Int!, $after: String) {
  priceLists(first: $first, after: $after) {
    nodes {
      id
      name
      importedAt
      importedBy
      revertedAt
      revertedBy
      lineCount
      state
      effectiveFrom
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<PriceListPageQuery, PriceListPageQueryVariables>;
export const PriceListDocument = new TypedDocumentString(`
    query PriceList($id: ID!) {
  priceList(id: $id) {
    id
    name
    importedAt
    importedBy
    revertedAt
    revertedBy
    lineCount
    state
    effectiveFrom
    appliedAt
    leftOut {
      line
      slug
      message
    }
    lines {
      slug
      name
      oldBasePence
      oldWasPence
      newBasePence
      newWasPence
      isChangedSince
    }
  }
}
    `) as unknown as TypedDocumentString<PriceListQuery, PriceListQueryVariables>;
export const ProblemLineDocument = new TypedDocumentString(`
    query ProblemLine($id: ID!) {
  problemLine(id: $id) {
    ...OrderLine
  }
}
    fragment OrderLine on OrderLine {
  id
  name
  product
  quantity
  roomName
  windowName
  unitPricePence
  totalPence
  drawing
  picture
  warning
  facts {
    label
    value
  }
  lengths {
    part
    measured
    adjustments
    made
  }
  choices {
    label
    value
  }
  cord {
    label
    value
  }
  rules
}`) as unknown as TypedDocumentString<ProblemLineQuery, ProblemLineQueryVariables>;
export const AnswerProblemDocument = new TypedDocumentString(`
    mutation AnswerProblem($input: AnswerProblemInput!) {
  answerProblem(input: $input) {
    problem {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AnswerProblemMutation, AnswerProblemMutationVariables>;
export const AgreeOnProblemDocument = new TypedDocumentString(`
    mutation AgreeOnProblem($input: AgreeOnProblemInput!) {
  agreeOnProblem(input: $input) {
    problem {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AgreeOnProblemMutation, AgreeOnProblemMutationVariables>;
export const CloseProblemDocument = new TypedDocumentString(`
    mutation CloseProblem($input: CloseProblemInput!) {
  closeProblem(input: $input) {
    problem {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CloseProblemMutation, CloseProblemMutationVariables>;
export const ReopenProblemDocument = new TypedDocumentString(`
    mutation ReopenProblem($input: ReopenProblemInput!) {
  reopenProblem(input: $input) {
    problem {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ReopenProblemMutation, ReopenProblemMutationVariables>;
export const ProblemPageDocument = new TypedDocumentString(`
    query ProblemPage($filter: ProblemFilter!, $first: Int!, $after: String) {
  problems(filter: $filter, first: $first, after: $after) {
    nodes {
      ...Problem
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Problem on Problem {
  id
  version
  orderId
  orderNumber
  name
  email
  item
  product
  kind
  state
  agreed
  reportedAt
  awaitsAnswer
  messages {
    id
    text
    isFromShop
    by
    writtenAt
  }
  photos {
    id
    width
    height
    url
  }
}`) as unknown as TypedDocumentString<ProblemPageQuery, ProblemPageQueryVariables>;
export const ProblemDocument = new TypedDocumentString(`
    query Problem($id: ID!) {
  problem(id: $id) {
    ...Problem
  }
}
    fragment Problem on Problem {
  id
  version
  orderId
  orderNumber
  name
  email
  item
  product
  kind
  state
  agreed
  reportedAt
  awaitsAnswer
  messages {
    id
    text
    isFromShop
    by
    writtenAt
  }
  photos {
    id
    width
    height
    url
  }
}`) as unknown as TypedDocumentString<ProblemQuery, ProblemQueryVariables>;
export const ProblemTemplatesDocument = new TypedDocumentString(`
    query ProblemTemplates($id: ID!) {
  problemTemplates(id: $id) {
    title
    text
  }
}
    `) as unknown as TypedDocumentString<ProblemTemplatesQuery, ProblemTemplatesQueryVariables>;
export const FindProductsDocument = new TypedDocumentString(`
    query FindProducts($search: String!) {
  products(filter: {search: $search}, first: 20) {
    nodes {
      id
      name
      saleState
    }
  }
}
    `) as unknown as TypedDocumentString<FindProductsQuery, FindProductsQueryVariables>;
export const SaveProductDraftDocument = new TypedDocumentString(`
    mutation SaveProductDraft($input: SaveProductDraftInput!) {
  saveProductDraft(input: $input) {
    product {
      ...EditedProduct
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment EditedProduct on Product {
  id
  version
  saleState
  onSaleFrom
  draftVersion
  draft {
    changes
    pictures {
      ...ProductPicture
    }
    overtaken
    fromPricePence
    publishOn
    problem
    savedAt
    savedBy
  }
  slug
  name
  categoryName
  position
  basePricePence
  wasPricePence
  fromPricePence
  wasPriceProvenUntil
  shortDescription
  description
  material
  materials
  colors
  rooms
  features
  pictures {
    ...ProductPicture
  }
  options {
    name
    defaultValue
    values
  }
  minWidth
  maxWidth
  minHeight
  maxHeight
  maxArea
  minWidthBeyondHeight
  warrantyYears
  leadTimeDays
  isNew
  isBestSeller
  specifications {
    name
    value
  }
  seo {
    title
    description
  }
  versions {
    version
    fields
    pictures {
      ...ProductPicture
    }
    savedAt
    savedBy
    takenFrom
  }
  related {
    id
    name
  }
  chosenRelated {
    id
    name
    saleState
  }
  audit {
    id
    at
    by
    what
    before
    after
  }
}
fragment ProductPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  isPublished
  productCount
}`) as unknown as TypedDocumentString<SaveProductDraftMutation, SaveProductDraftMutationVariables>;
export const PublishProductDraftDocument = new TypedDocumentString(`
    mutation PublishProductDraft($input: PublishProductDraftInput!) {
  publishProductDraft(input: $input) {
    product {
      id
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PublishProductDraftMutation, PublishProductDraftMutationVariables>;
export const DiscardProductDraftDocument = new TypedDocumentString(`
    mutation DiscardProductDraft($input: DiscardProductDraftInput!) {
  discardProductDraft(input: $input) {
    product {
      id
      draftVersion
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<DiscardProductDraftMutation, DiscardProductDraftMutationVariables>;
export const ProductPageDocument = new TypedDocumentString(`
    query ProductPage($filter: ProductFilterInput, $sort: ProductSort, $first: Int!, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes {
      id
      slug
      name
      categoryName
      basePricePence
      wasPricePence
      leadTimeDays
      isNew
      isBestSeller
      saleState
      onSaleFrom
      changedAt
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const ProductDocument = new TypedDocumentString(`
    query Product($id: ID!) {
  product(id: $id) {
    ...EditedProduct
  }
}
    fragment EditedProduct on Product {
  id
  version
  saleState
  onSaleFrom
  draftVersion
  draft {
    changes
    pictures {
      ...ProductPicture
    }
    overtaken
    fromPricePence
    publishOn
    problem
    savedAt
    savedBy
  }
  slug
  name
  categoryName
  position
  basePricePence
  wasPricePence
  fromPricePence
  wasPriceProvenUntil
  shortDescription
  description
  material
  materials
  colors
  rooms
  features
  pictures {
    ...ProductPicture
  }
  options {
    name
    defaultValue
    values
  }
  minWidth
  maxWidth
  minHeight
  maxHeight
  maxArea
  minWidthBeyondHeight
  warrantyYears
  leadTimeDays
  isNew
  isBestSeller
  specifications {
    name
    value
  }
  seo {
    title
    description
  }
  versions {
    version
    fields
    pictures {
      ...ProductPicture
    }
    savedAt
    savedBy
    takenFrom
  }
  related {
    id
    name
  }
  chosenRelated {
    id
    name
    saleState
  }
  audit {
    id
    at
    by
    what
    before
    after
  }
}
fragment ProductPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  isPublished
  productCount
}`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const UpdateProductDocument = new TypedDocumentString(`
    mutation UpdateProduct($input: UpdateProductInput!) {
  updateProduct(input: $input) {
    product {
      ...EditedProduct
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment EditedProduct on Product {
  id
  version
  saleState
  onSaleFrom
  draftVersion
  draft {
    changes
    pictures {
      ...ProductPicture
    }
    overtaken
    fromPricePence
    publishOn
    problem
    savedAt
    savedBy
  }
  slug
  name
  categoryName
  position
  basePricePence
  wasPricePence
  fromPricePence
  wasPriceProvenUntil
  shortDescription
  description
  material
  materials
  colors
  rooms
  features
  pictures {
    ...ProductPicture
  }
  options {
    name
    defaultValue
    values
  }
  minWidth
  maxWidth
  minHeight
  maxHeight
  maxArea
  minWidthBeyondHeight
  warrantyYears
  leadTimeDays
  isNew
  isBestSeller
  specifications {
    name
    value
  }
  seo {
    title
    description
  }
  versions {
    version
    fields
    pictures {
      ...ProductPicture
    }
    savedAt
    savedBy
    takenFrom
  }
  related {
    id
    name
  }
  chosenRelated {
    id
    name
    saleState
  }
  audit {
    id
    at
    by
    what
    before
    after
  }
}
fragment ProductPicture on Picture {
  id
  path
  alt
  width
  height
  focusX
  focusY
  shownColor
  isTintable
  isPublished
  productCount
}`) as unknown as TypedDocumentString<UpdateProductMutation, UpdateProductMutationVariables>;
export const CopyProductDocument = new TypedDocumentString(`
    mutation CopyProduct($input: CopyProductInput!) {
  copyProduct(input: $input) {
    product {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CopyProductMutation, CopyProductMutationVariables>;
export const PutProductOnSaleDocument = new TypedDocumentString(`
    mutation PutProductOnSale($input: PutProductOnSaleInput!) {
  putProductOnSale(input: $input) {
    product {
      id
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PutProductOnSaleMutation, PutProductOnSaleMutationVariables>;
export const TakeProductOffSaleDocument = new TypedDocumentString(`
    mutation TakeProductOffSale($input: TakeProductOffSaleInput!) {
  takeProductOffSale(input: $input) {
    product {
      id
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<TakeProductOffSaleMutation, TakeProductOffSaleMutationVariables>;
export const ProductChoicesDocument = new TypedDocumentString(`
    query ProductChoices {
  productChoices {
    materials {
      name
      label
      factorPercent
    }
    colors {
      name
      label
    }
    rooms {
      name
      label
    }
    features {
      name
      label
    }
    materialFilters {
      name
      label
    }
  }
  productCategories {
    slug
    name
  }
}
    `) as unknown as TypedDocumentString<ProductChoicesQuery, ProductChoicesQueryVariables>;
export const RevertProductDocument = new TypedDocumentString(`
    mutation RevertProduct($input: RevertProductInput!) {
  revertProduct(input: $input) {
    product {
      id
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevertProductMutation, RevertProductMutationVariables>;
export const CreatePromotionDocument = new TypedDocumentString(`
    mutation CreatePromotion($input: CreatePromotionInput!) {
  createPromotion(input: $input) {
    promotion {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CreatePromotionMutation, CreatePromotionMutationVariables>;
export const EndPromotionDocument = new TypedDocumentString(`
    mutation EndPromotion($input: EndPromotionInput!) {
  endPromotion(input: $input) {
    promotion {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<EndPromotionMutation, EndPromotionMutationVariables>;
export const PromotionsDocument = new TypedDocumentString(`
    query Promotions {
  promotions {
    ...Promotion
  }
}
    fragment Promotion on Promotion {
  id
  version
  name
  code
  hasUniqueCodes
  uniqueCodeCount
  openCodeCount
  percent
  minimumWindows
  startsAt
  endsAt
  state
  orderCount
  discountPence
  orderedPence
}`) as unknown as TypedDocumentString<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionDocument = new TypedDocumentString(`
    query Promotion($id: ID!) {
  promotion(id: $id) {
    ...Promotion
  }
}
    fragment Promotion on Promotion {
  id
  version
  name
  code
  hasUniqueCodes
  uniqueCodeCount
  openCodeCount
  percent
  minimumWindows
  startsAt
  endsAt
  state
  orderCount
  discountPence
  orderedPence
}`) as unknown as TypedDocumentString<PromotionQuery, PromotionQueryVariables>;
export const PromotionTestProductsDocument = new TypedDocumentString(`
    query PromotionTestProducts($search: String!) {
  promotionTestProducts(search: $search) {
    id
    name
    materials
    colors
  }
}
    `) as unknown as TypedDocumentString<PromotionTestProductsQuery, PromotionTestProductsQueryVariables>;
export const TestPromotionDocument = new TypedDocumentString(`
    query TestPromotion($code: String!, $lines: [CartLineInput!]!) {
  testPromotion(code: $code, lines: $lines) {
    windows
    applied
    notice
    subtotalPence
    discountPence
    totalPence
    fullTotalPence
  }
}
    `) as unknown as TypedDocumentString<TestPromotionQuery, TestPromotionQueryVariables>;
export const UniqueCodesDocument = new TypedDocumentString(`
    query UniqueCodes($promotionId: ID!, $state: UniqueCodeState, $search: String, $after: String) {
  uniqueCodes(
    promotionId: $promotionId
    state: $state
    search: $search
    first: 25
    after: $after
  ) {
    totalCount
    nodes {
      code
      state
      uses
      maxUses
      orders {
        number
        discountPence
        totalPence
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<UniqueCodesQuery, UniqueCodesQueryVariables>;
export const MakeUniqueCodesDocument = new TypedDocumentString(`
    mutation MakeUniqueCodes($input: MakeUniqueCodesInput!) {
  makeUniqueCodes(input: $input) {
    codes
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MakeUniqueCodesMutation, MakeUniqueCodesMutationVariables>;
export const VoidUniqueCodesDocument = new TypedDocumentString(`
    mutation VoidUniqueCodes($input: VoidUniqueCodesInput!) {
  voidUniqueCodes(input: $input) {
    codes
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<VoidUniqueCodesMutation, VoidUniqueCodesMutationVariables>;
export const HeldQuotePageDocument = new TypedDocumentString(`
    query HeldQuotePage($filter: HeldQuoteFilter, $sort: HeldQuoteSort!, $first: Int!, $after: String) {
  heldQuotes(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes {
      number
      state
      madeAt
      heldUntil
      name
      email
      totalPence
      orderNumber
      agreedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    isTotalCountExact
  }
}
    `) as unknown as TypedDocumentString<HeldQuotePageQuery, HeldQuotePageQueryVariables>;
export const HeldQuoteDocument = new TypedDocumentString(`
    query HeldQuote($number: String!) {
  heldQuote(number: $number) {
    number
    state
    madeAt
    heldUntil
    name
    email
    mailedTo
    orderId
    orderNumber
    sharedAt
    agreement {
      name
      comment
      agreedAt
    }
    fulfilment
    delivery
    lines {
      id
      name
      roomName
      windowName
      details
      quantity
      unitPricePence
      totalPence
    }
    promotion {
      name
      code
      percent
    }
    subtotalPence
    discountPence
    deliveryPence
    taxPence
    includedTaxPence
    totalPence
  }
}
    `) as unknown as TypedDocumentString<HeldQuoteQuery, HeldQuoteQueryVariables>;
export const PublishReviewDocument = new TypedDocumentString(`
    mutation PublishReview($input: PublishReviewInput!) {
  publishReview(input: $input) {
    review {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PublishReviewMutation, PublishReviewMutationVariables>;
export const DeclineReviewDocument = new TypedDocumentString(`
    mutation DeclineReview($input: DeclineReviewInput!) {
  declineReview(input: $input) {
    review {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<DeclineReviewMutation, DeclineReviewMutationVariables>;
export const AnswerReviewDocument = new TypedDocumentString(`
    mutation AnswerReview($input: AnswerReviewInput!) {
  answerReview(input: $input) {
    review {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AnswerReviewMutation, AnswerReviewMutationVariables>;
export const ReviewPageDocument = new TypedDocumentString(`
    query ReviewPage($filter: ReviewFilter!, $first: Int!, $after: String) {
  reviews(filter: $filter, first: $first, after: $after) {
    nodes {
      ...Review
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Review on Review {
  id
  version
  productName
  productSlug
  rating
  comment
  userName
  userLocation
  reviewDate
  isBoughtHere
  state
  declineReason
  answer
}`) as unknown as TypedDocumentString<ReviewPageQuery, ReviewPageQueryVariables>;
export const ReviewDocument = new TypedDocumentString(`
    query Review($id: ID!) {
  review(id: $id) {
    ...Review
  }
}
    fragment Review on Review {
  id
  version
  productName
  productSlug
  rating
  comment
  userName
  userLocation
  reviewDate
  isBoughtHere
  state
  declineReason
  answer
}`) as unknown as TypedDocumentString<ReviewQuery, ReviewQueryVariables>;
export const PreviewRulesDocument = new TypedDocumentString(`
    query PreviewRules($kind: RuleKind!) {
  previewRules(kind: $kind) {
    version
    fingerprint
    productCount
    products {
      slug
      name
      configured
      before
      after
    }
    cartCount
    lineCount
    lines {
      name
      configured
      lineCount
      before
      after
    }
    problems
  }
}
    `) as unknown as TypedDocumentString<PreviewRulesQuery, PreviewRulesQueryVariables>;
export const SaveRulesDraftDocument = new TypedDocumentString(`
    mutation SaveRulesDraft($input: SaveRulesDraftInput!) {
  saveRulesDraft(input: $input) {
    rules {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SaveRulesDraftMutation, SaveRulesDraftMutationVariables>;
export const PublishRulesDocument = new TypedDocumentString(`
    mutation PublishRules($input: PublishRulesInput!) {
  publishRules(input: $input) {
    rules {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PublishRulesMutation, PublishRulesMutationVariables>;
export const RevertRulesDocument = new TypedDocumentString(`
    mutation RevertRules($input: RevertRulesInput!) {
  revertRules(input: $input) {
    rules {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevertRulesMutation, RevertRulesMutationVariables>;
export const AllRulesDocument = new TypedDocumentString(`
    query AllRules {
  allRules {
    kind
    version
    publishedVersion
  }
}
    `) as unknown as TypedDocumentString<AllRulesQuery, AllRulesQueryVariables>;
export const RulesPageDocument = new TypedDocumentString(`
    query RulesPage($kind: RuleKind!) {
  rules(kind: $kind) {
    kind
    version
    publishedVersion
    content
    published
    installed
  }
  ruleVersions(kind: $kind) {
    version
    content
    savedAt
    savedBy
    publishedAt
    publishedBy
    takenFrom
    isInForce
  }
}
    `) as unknown as TypedDocumentString<RulesPageQuery, RulesPageQueryVariables>;
export const EnterCodeDocument = new TypedDocumentString(`
    mutation EnterCode($input: EnterCodeInput!) {
  enterCode(input: $input) {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnterCodeMutation, EnterCodeMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation BeginPasskey {
  beginPasskey {
    options
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const EnterPasskeyDocument = new TypedDocumentString(`
    mutation EnterPasskey($input: EnterPasskeyInput!) {
  enterPasskey(input: $input) {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnterPasskeyMutation, EnterPasskeyMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    name
    email
    role
    permissions
    recoveryCodesLeft
    hasPasskey
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    hasPasskey
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const FreeVisitTimesDocument = new TypedDocumentString(`
    query FreeVisitTimes {
  freeVisitTimes {
    startsAt
    endsAt
  }
}
    `) as unknown as TypedDocumentString<FreeVisitTimesQuery, FreeVisitTimesQueryVariables>;
export const VisitsOfDayDocument = new TypedDocumentString(`
    query VisitsOfDay($day: Date!) {
  visitsOfDay(day: $day) {
    ...BookedVisit
  }
}
    fragment BookedVisit on BookedVisit {
  id
  version
  state
  startsAt
  endsAt
  orderId
  orderNumber
  orderStatus
  name
  email
  phone
  address
  city
  postcode
  notes
  fitter
  outcomeNote
  createdAt
  windows
}`) as unknown as TypedDocumentString<VisitsOfDayQuery, VisitsOfDayQueryVariables>;
export const MoveBookedVisitDocument = new TypedDocumentString(`
    mutation MoveBookedVisit($input: MoveBookedVisitInput!) {
  moveBookedVisit(input: $input) {
    visit {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MoveBookedVisitMutation, MoveBookedVisitMutationVariables>;
export const CancelBookedVisitDocument = new TypedDocumentString(`
    mutation CancelBookedVisit($input: CancelBookedVisitInput!) {
  cancelBookedVisit(input: $input) {
    visit {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CancelBookedVisitMutation, CancelBookedVisitMutationVariables>;
export const AssignVisitDocument = new TypedDocumentString(`
    mutation AssignVisit($input: AssignVisitInput!) {
  assignVisit(input: $input) {
    visit {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AssignVisitMutation, AssignVisitMutationVariables>;
export const RecordVisitDocument = new TypedDocumentString(`
    mutation RecordVisit($input: RecordVisitInput!) {
  recordVisit(input: $input) {
    visit {
      id
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RecordVisitMutation, RecordVisitMutationVariables>;
export const VisitPlanDocument = new TypedDocumentString(`
    query VisitPlan {
  visitPlan {
    version
    areas
    noticeHours
    weeksAhead
    times {
      weekday
      starts
      ends
      fitters
    }
  }
}
    `) as unknown as TypedDocumentString<VisitPlanQuery, VisitPlanQueryVariables>;
export const ChangeVisitPlanDocument = new TypedDocumentString(`
    mutation ChangeVisitPlan($input: ChangeVisitPlanInput!) {
  changeVisitPlan(input: $input) {
    plan {
      version
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ChangeVisitPlanMutation, ChangeVisitPlanMutationVariables>;
export const BookedVisitPageDocument = new TypedDocumentString(`
    query BookedVisitPage($filter: BookedVisitFilter!, $first: Int!, $after: String) {
  bookedVisits(filter: $filter, first: $first, after: $after) {
    nodes {
      ...BookedVisit
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment BookedVisit on BookedVisit {
  id
  version
  state
  startsAt
  endsAt
  orderId
  orderNumber
  orderStatus
  name
  email
  phone
  address
  city
  postcode
  notes
  fitter
  outcomeNote
  createdAt
  windows
}`) as unknown as TypedDocumentString<BookedVisitPageQuery, BookedVisitPageQueryVariables>;
export const BookedVisitDocument = new TypedDocumentString(`
    query BookedVisit($id: ID!) {
  bookedVisit(id: $id) {
    ...BookedVisit
  }
}
    fragment BookedVisit on BookedVisit {
  id
  version
  state
  startsAt
  endsAt
  orderId
  orderNumber
  orderStatus
  name
  email
  phone
  address
  city
  postcode
  notes
  fitter
  outcomeNote
  createdAt
  windows
}`) as unknown as TypedDocumentString<BookedVisitQuery, BookedVisitQueryVariables>;
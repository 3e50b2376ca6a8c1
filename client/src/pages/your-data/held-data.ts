import { formatPounds } from "@rules/money";
import { PROBLEM_KIND_NAMES, type ProblemKind } from "@rules/order-problem";
import { VISIT_STATE_NAMES, type VisitState } from "@rules/visit-state";
import { formatVisitTime } from "@rules/visit-words";
import { shownWindowName } from "@rules/window-names";

/** Rows of label and value. */
type HeldEntry = readonly (readonly [label: string, value: string])[];
export type HeldSection = { title: string; entries: readonly HeldEntry[] };

type Sent = {
  createdAt: string;
  answers: string[];
  samples?: { name: string; material: string; color: string }[];
  /** What was sent with a request for a quote. */
  project?: { windows: { roomName: string | null; name: string }[] } | null;
} & Partial<Record<"name" | "email" | "phone" | "postcode" | "message" | "address" | "city", string | null>>;

/** What the server answers, as far as the page shows it; the file has everything. */
export type HeldData = {
  hasAccount: boolean;
  orders: {
    number: string;
    placedAt: string;
    phoneNumber: string | null;
    note: string | null;
    address: Record<"firstName" | "lastName" | "address" | "city" | "state" | "zipCode", string> & {
      addressLine2: string | null;
    };
    lines: { name: string; quantity: number }[];
    totals: { totalPence: number };
  }[];
  quoteRequests: Sent[];
  messages: Sent[];
  sampleRequests: Sent[];
  reviews: HeldReview[];
  problems: HeldProblem[];
  visits: HeldVisit[];
  heldQuotes: HeldQuote[];
  mailingList: { requestedAt: string; confirmedAt: string | null } | null;
};

type HeldReview = {
  orderNumber: string;
  product: string;
  rating: number;
  comment: string;
  name: string;
  location: string;
  writtenOn: string;
  isPublished: boolean;
  answer: string | null;
};

type HeldProblem = {
  orderNumber: string;
  kind: ProblemKind;
  agreed: string | null;
  reportedAt: string;
  messages: { text: string; isFromShop: boolean }[];
  /** As `data:` URLs. */
  photos: string[];
};

type HeldVisit = {
  state: VisitState;
  startsAt: string;
  endsAt: string;
  outcomeNote: string | null;
} & Record<"orderNumber" | "name" | "phone" | "address" | "city" | "postcode" | "notes", string | null>;

type HeldQuote = {
  number: string;
  madeAt: string;
  totalPence: number;
  agreement: { name: string; comment: string | null } | null;
  lines: { name: string; quantity: number }[];
};

/** The sections of the page, without empty ones. */
export function heldSections({
  orders,
  reviews,
  problems,
  visits,
  heldQuotes,
  mailingList,
  ...sent
}: HeldData): HeldSection[] {
  const sections = [
    { title: "Orders", entries: orders.map(orderEntry) },
    { title: "Reviews of your orders", entries: reviews.map(reviewEntry) },
    { title: "Problems with your orders", entries: problems.map(problemEntry) },
    { title: "Visits", entries: visits.map(visitEntry) },
    { title: "Quotes that keep a price", entries: heldQuotes.map(quoteEntry) },
    { title: "Requests for a quote", entries: sent.quoteRequests.map(sentEntry) },
    { title: "Messages", entries: sent.messages.map(sentEntry) },
    { title: "Requests for samples", entries: sent.sampleRequests.map(sentEntry) },
    { title: "Mailing list", entries: mailingList ? [subscriptionEntry(mailingList)] : [] },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

const orderEntry = ({ number, placedAt, address, phoneNumber, note, lines, totals }: HeldData["orders"][number]) => {
  const { firstName, lastName, address: street, addressLine2, city, state, zipCode } = address;
  return rows([
    ["Number", number],
    ["Placed", day(placedAt)],
    ["Name", `${firstName} ${lastName}`],
    ["Address", [street, addressLine2, city, state, zipCode].filter(Boolean).join(", ")],
    ["Phone", phoneNumber],
    ["Note", note],
    ["Goods", lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")],
    ["Total", formatPounds(totals.totalPence)],
  ]);
};

const reviewEntry = ({ orderNumber, product, writtenOn, name, location, rating, comment, ...review }: HeldReview) =>
  rows([
    ["Order", orderNumber],
    ["Product", product],
    ["Written", day(writtenOn)],
    ["Signed", `${name}, ${location}`],
    ["Stars", String(rating)],
    ["Review", comment],
    ["Shown", review.isPublished ? "yes, to everybody" : "no"],
    ["Our answer", review.answer],
  ]);

const problemEntry = ({ orderNumber, kind, agreed, reportedAt, messages, photos }: HeldProblem) =>
  rows([
    ["Order", orderNumber],
    ["Reported", day(reportedAt)],
    ["Problem", PROBLEM_KIND_NAMES[kind]],
    ["Messages", messages.map(({ text, isFromShop }) => `${isFromShop ? "We" : "You"}: ${text}`).join("\n")],
    ["Photos", photos.length > 0 ? `${photos.length}, in the file` : null],
    ["Agreed", agreed],
  ]);

const visitEntry = ({
  state,
  startsAt,
  endsAt,
  orderNumber,
  name,
  phone,
  address,
  city,
  postcode,
  ...visit
}: HeldVisit) =>
  rows([
    ["When", formatVisitTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })],
    ["State", VISIT_STATE_NAMES[state]],
    ["Order", orderNumber],
    ["Name", name],
    ["Phone", phone],
    ["Address", [address, city, postcode].filter(Boolean).join(", ")],
    ["Access notes", visit.notes],
    ["Our note", visit.outcomeNote],
  ]);

const quoteEntry = ({ number, madeAt, lines, totalPence, agreement }: HeldQuote) =>
  rows([
    ["Number", number],
    ["Made", day(madeAt)],
    ["Goods", lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")],
    ["Total", formatPounds(totalPence)],
    ["Agreed by", agreement && [agreement.name, agreement.comment].filter(Boolean).join(": ")],
  ]);

const sentEntry = ({ createdAt, name, phone, address, city, postcode, message, ...sent }: Sent) =>
  rows([
    ["Sent", day(createdAt)],
    ["Name", name],
    ["Phone", phone],
    ["Address", [address, city, postcode].filter(Boolean).join(", ")],
    ["Samples", sent.samples?.map((each) => `${each.name}, ${each.material}, ${each.color}`).join("; ")],
    ["Windows", sent.project?.windows.map(windowWords).join("; ")],
    ["Message", message],
    ["Our answer", sent.answers.join("\n")],
  ]);

const windowWords = ({ roomName, name }: { roomName: string | null; name: string }) =>
  shownWindowName({ roomName, windowName: name });

const subscriptionEntry = ({ requestedAt, confirmedAt }: { requestedAt: string; confirmedAt: string | null }) =>
  rows([
    ["Signed up", day(requestedAt)],
    ["Confirmed", confirmedAt === null ? "no, so we send you nothing" : day(confirmedAt)],
  ]);

const rows = (all: readonly (readonly [label: string, value: string | null | undefined])[]): HeldEntry =>
  all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const day = (time: string) =>
  new Date(time).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/London",
  });

import { REGULAR } from "./stored-desk.ts";

/** A day from now, in UTC. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const FIELDS = `nodes { id number status version isLate placedAt estimatedDelivery firstName lastName zipCode email pieces totalPence }
  pageInfo { endCursor } totalCount isTotalCountExact`;

/** Arguments of `orders`, by what they are. */
const LISTS: Readonly<Record<string, string>> = {
  "all, newest first": "first: 50",
  "all, oldest first": "sort: OLDEST, first: 50",
  "all, soonest delivery first": "sort: DELIVERY_SOONEST, first: 50",
  "all, latest delivery first": "sort: DELIVERY_LATEST, first: 50",
  "all, highest total first": "sort: TOTAL_HIGHEST, first: 50",
  "all, lowest total first": "sort: TOTAL_LOWEST, first: 50",
  "to be made": "filter: { status: [PROCESSING] }, first: 50",
  "cancelled, highest total first": "filter: { status: [CANCELLED] }, sort: TOTAL_HIGHEST, first: 50",
  late: "filter: { late: true }, first: 50",
  "late, highest total first": "filter: { late: true }, sort: TOTAL_HIGHEST, first: 50",
  "not late, oldest first": "filter: { late: false }, sort: OLDEST, first: 50",
  "of a day": 'filter: { from: "2025-03-01", to: "2025-03-01" }, first: 50',
  "of a year, lowest total first": 'filter: { from: "2024-01-01", to: "2024-12-31" }, sort: TOTAL_LOWEST, first: 50',
  "search: a number": 'filter: { search: "MBC107919" }, first: 50',
  "search: a name": 'filter: { search: "zoe evans" }, first: 50',
  "search: a common name, lowest total first": 'filter: { search: "khan" }, sort: TOTAL_LOWEST, first: 50',
  "search: a postcode": 'filter: { search: "BS12 3QX" }, first: 50',
  "search: an e-mail address": 'filter: { search: "zoe.novak@" }, first: 50',
  "search: a letter": 'filter: { search: "z" }, first: 50',
  "search: all": 'filter: { search: "mbc" }, sort: DELIVERY_SOONEST, first: 50',
  "search: a name, to be made": 'filter: { search: "khan", status: [PROCESSING] }, first: 50',
};

const PRODUCTS = `nodes { id slug name categoryName basePricePence wasPricePence leadTimeDays isNew isBestSeller saleState onSaleFrom changedAt }
  totalCount pageInfo { endCursor }`;
const CUSTOMERS = "nodes { email names hasAccount orderCount orderedPence lastSeenOn } pageInfo { endCursor }";
const CUSTOMER = `email names orderCount orderedPence orders { id number status totalPence placedAt isInAccount }
  enquiries { id kind state createdAt } visits { id state startsAt endsAt orderNumber }
  heldQuotes { number state madeAt heldUntil totalPence } reviews { id } merges { id } audit { id at by what }`;
const VISITS = `nodes { id version state startsAt endsAt orderNumber orderStatus name email phone address city postcode notes fitter windows }
  totalCount pageInfo { endCursor }`;
const ENQUIRIES = `nodes { id version kind state createdAt name email phone postcode message promisedContactBy assigneeName answers { text } }
  totalCount pageInfo { endCursor }`;
const HELD_QUOTES = `nodes { number state madeAt heldUntil name email totalPence orderNumber agreedAt }
  pageInfo { endCursor } totalCount isTotalCountExact`;

/** The other lists, by what they are. */
const OTHERS: Readonly<Record<string, string>> = {
  "products: as in the shop": `products(first: 25) { ${PRODUCTS} }`,
  "products: by name": `products(sort: NAME, first: 25) { ${PRODUCTS} }`,
  "products: highest price first": `products(sort: PRICE_HIGHEST, first: 25) { ${PRODUCTS} }`,
  "products: changed last": `products(sort: CHANGED_LATEST, first: 25) { ${PRODUCTS} }`,
  "products: a word, reduced": `products(filter: { search: "blind", reduced: true }, first: 25) { ${PRODUCTS} }`,
  "products: of a category": `products(filter: { category: "blinds" }, sort: PRICE_LOWEST, first: 25) { ${PRODUCTS} }`,
  categories: "categories { id slug name tagline isSale productCount }",
  "visits: the earliest first": `bookedVisits(first: 25) { ${VISITS} }`,
  "visits: booked, of a week": `bookedVisits(filter: { state: BOOKED, from: "${dayIn(1)}", to: "${dayIn(8)}" }, first: 25) { ${VISITS} }`,
  "visits: a name": `bookedVisits(filter: { search: "whitfield" }, first: 25) { ${VISITS} }`,
  "enquiries: open": `enquiries(filter: { state: OPEN }, first: 25) { ${ENQUIRIES} }`,
  "enquiries: all": `enquiries(first: 25) { ${ENQUIRIES} }`,
  "enquiries: a word": `enquiries(filter: { search: "bay window" }, first: 25) { ${ENQUIRIES} }`,
  "held quotes: open, held shortest first": `heldQuotes(filter: { state: OPEN }, sort: HELD_SHORTEST, first: 25) { ${HELD_QUOTES} }`,
  "held quotes: ordered": `heldQuotes(filter: { state: ORDERED }, first: 25) { ${HELD_QUOTES} }`,
  "held quotes: an e-mail address": `heldQuotes(filter: { search: "jo7777@larch" }, first: 25) { ${HELD_QUOTES} }`,
  "customers: a name": `customers(search: "zoe evans", first: 50) { ${CUSTOMERS} }`,
  "customers: a common name": `customers(search: "khan", first: 50) { ${CUSTOMERS} }`,
  "customer: with 40 visits and 40 held quotes": `customer(email: "${REGULAR}") { ${CUSTOMER} }`,
  "today: orders to do": "ordersToDo { status count lateCount }",
  "today: sales by day": "salesByDay { day orderCount orderedPence productViews countedOrders }",
};

/** Queries by what they read. */
export const QUERIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([name, args]) => [name, `{ orders(${args}) { ${FIELDS} } }`])),
  ...Object.fromEntries(Object.entries(OTHERS).map(([name, field]) => [name, `{ ${field} }`])),
};

/** The products of a category in their order, which a member moves. */
export const categoryProducts = (id: string, page: number) =>
  `{ categoryProducts(id: "${id}", page: ${page}) { orderVersion totalCount products { id name saleState place } } }`;

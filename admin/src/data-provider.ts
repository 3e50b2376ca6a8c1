import type { DataProvider } from "react-admin";
import { auditProvider } from "./audit/audit-provider";
import { categoriesProvider } from "./categories/categories-provider";
import { contentProvider } from "./content/content-provider";
import { customersProvider } from "./customers/customers-provider";
import type { ResourceProvider } from "./data/resource-provider";
import { enquiriesProvider } from "./enquiries/enquiries-provider";
import { membersProvider } from "./members/members-provider";
import { ordersProvider } from "./orders/orders-provider";
import { pricesProvider } from "./prices/prices-provider";
import { problemsProvider } from "./problems/problems-provider";
import { productsProvider } from "./products/products-provider";
import { promotionsProvider } from "./promotions/promotions-provider";
import { quotesProvider } from "./quotes/quotes-provider";
import { reviewsProvider } from "./reviews/reviews-provider";
import { rulesProvider } from "./rules/rules-provider";
import { visitsProvider } from "./visits/visits-provider";

const PROVIDERS: Readonly<Record<string, ResourceProvider>> = {
  orders: ordersProvider,
  customers: customersProvider,
  products: productsProvider,
  categories: categoriesProvider,
  prices: pricesProvider,
  staff: membersProvider,
  audit: auditProvider,
  enquiries: enquiriesProvider,
  problems: problemsProvider,
  reviews: reviewsProvider,
  promotions: promotionsProvider,
  content: contentProvider,
  rules: rulesProvider,
  visits: visitsProvider,
  "held-quotes": quotesProvider,
};

/** react-admin's way to the staff API: each resource has operations of its own. */
export const dataProvider: DataProvider = {
  getList: (resource, params) => ask(resource, "getList")(params),
  getOne: (resource, params) => ask(resource, "getOne")(params),
  getMany: (resource, params) => ask(resource, "getMany")(params),
  getManyReference: unknown("getManyReference"),
  create: unknown("create"),
  update: (resource, params) => ask(resource, "update")(params),
  updateMany: unknown("updateMany"),
  delete: (resource, params) => ask(resource, "delete")(params as never),
  deleteMany: unknown("deleteMany"),
};

function ask<Method extends keyof ResourceProvider>(resource: string, method: Method) {
  const answer = PROVIDERS[resource]?.[method];
  if (!answer) throw new Error(`The staff API has no ${method} of ${resource}.`);
  return answer;
}

function unknown(method: string) {
  return (resource: string): never => {
    throw new Error(`The staff API has no ${method} of ${resource}.`);
  };
}

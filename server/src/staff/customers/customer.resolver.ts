import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { AuditRow } from "../audit/audit.queries.js";
import { AuditEntryType } from "../audit/audit.types.js";
import type { CustomerRightsService } from "./customer-rights.service.js";
import type {
  CustomerEnquiryRow,
  CustomerHeldQuoteRow,
  CustomerOrderRow,
  CustomerReviewRow,
  CustomerVisitRow,
} from "./customer.queries.js";
import type { Customer, CustomerService } from "./customer.service.js";
import {
  CustomerConnection,
  CustomerEnquiry,
  CustomerHeldQuote,
  CustomerOrder,
  CustomerReview,
  CustomerType,
  CustomerVisit,
} from "./customer.types.js";

type CustomerServices = { customers: CustomerService; customerRights: CustomerRightsService };
type Context = StaffContext<CustomerServices>;

@Resolver(() => CustomerType)
export class CustomerResolver {
  @May("customers:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => CustomerConnection, {
    complexity: pageCost,
    description: "Customers by what their names or e-mail address begin with. Nobody lists all of them.",
  })
  customers(
    @Arg("search", () => String, {
      description: "Words, such as `jo whit` or `jo@larch`; 1 to 8 words, at most 200 characters.",
    })
    search: string,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 customers." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services }: Context,
  ): Promise<CustomerConnection> {
    return services.customers.page(search, pageWindow({ first, after: after ?? null }));
  }

  @May("customers:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => CustomerType, {
    nullable: true,
    description: "One of them; null where nothing is kept under the e-mail address.",
  })
  customer(
    @Arg("email", () => String, { description: "In any case." }) email: string,
    @Ctx() { services }: Context,
  ): Promise<Customer | null> {
    return services.customers.find(email);
  }

  @FieldResolver(() => [CustomerOrder], {
    description: "Orders of the account, and of guests with the e-mail address; the latest first, at most 200.",
  })
  orders(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerOrderRow[]> {
    return services.customers.orders(email);
  }

  @FieldResolver(() => [CustomerEnquiry], {
    description: "Enquiries of the account, and of guests with the e-mail address; the latest first, at most 200.",
  })
  enquiries(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerEnquiryRow[]> {
    return services.customers.enquiries(email);
  }

  @FieldResolver(() => [CustomerVisit], {
    description: "Visits of the account, and of guests with the e-mail address; the latest first, at most 200.",
  })
  visits(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerVisitRow[]> {
    return services.customers.visits(email);
  }

  @FieldResolver(() => [CustomerHeldQuote], {
    description:
      "Quotes whose prices are held, of the account and of guests with the e-mail address; the latest first, at most 200.",
  })
  heldQuotes(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerHeldQuoteRow[]> {
    return services.customers.heldQuotes(email);
  }

  @FieldResolver(() => Int, {
    description: "How many windows the account keeps under “My windows”; 0 without an account.",
  })
  windowCount(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<number> {
    return services.customers.windowCount(email);
  }

  @FieldResolver(() => [CustomerReview], {
    description: "Reviews of what they have bought, by the links in mails; the latest first, at most 200.",
  })
  reviews(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerReviewRow[]> {
    return services.customers.reviews(email);
  }

  @FieldResolver(() => [AuditEntryType], {
    description: "Who has exported or forgotten their data or proposed to merge it, the latest first; at most 200.",
  })
  audit(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<AuditRow[]> {
    return services.customerRights.audit(email);
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { PageArgs, pageWindow, type PageArguments } from "../../kernel/graphql/page-window.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { lookUpByEmail } from "../../orders/order-access.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import type { OrderService } from "../../orders/order.service.js";
import { OrderType } from "../../orders/order.types.js";
import { AccountPayload } from "../account/account.payloads.js";
import type { AccountServices } from "../account/account.resolver.js";
import { AccountType } from "../account/account.types.js";
import { requireSignIn } from "../account/require-sign-in.js";
import { ClaimOrderInput, OrderAgainInput } from "./account-orders.inputs.js";
import { OrderAgainPayload } from "./account-orders.payloads.js";
import { AccountOrderConnection, UnclaimedOrder } from "./account-orders.types.js";
import type { OrderAgainService } from "./order-again.service.js";
import type { OrderClaims } from "./order-claims.service.js";

export type AccountOrderServices = AccountServices & {
  orders: OrderService;
  orderClaims: OrderClaims;
  orderAgain: OrderAgainService;
};

@Resolver(() => AccountType)
export class AccountOrdersResolver {
  @Fails("BAD_USER_INPUT")
  @FieldResolver(() => AccountOrderConnection, {
    description:
      "Its orders, the newest first: those it placed, those that its sessions had placed before signing in, and those it has claimed.",
    complexity: pageCost,
  })
  orders(
    @Root() account: AccountType,
    @PageArgs(10) page: PageArguments,
    @Ctx() { services }: RequestContext<AccountOrderServices>,
  ): Promise<AccountOrderConnection> {
    return services.orders.page(account.visitorId, pageWindow(page));
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: "One of its orders; null where there is none of this number, or it is another's.",
  })
  order(
    @Root() account: AccountType,
    @Arg("number", () => String, { description: "MBC and its digits." }) number: string,
    @Ctx() { services }: RequestContext<AccountOrderServices>,
  ): Promise<OrderType | null> {
    return services.orders.find(account.visitorId, number);
  }

  @FieldResolver(() => [UnclaimedOrder], {
    description:
      "Orders that guests have placed with its e-mail address and nobody has claimed, the newest first; at most 20. `claimOrder` makes one its own.",
  })
  unclaimedOrders(
    @Root() account: AccountType,
    @Ctx() { services }: RequestContext<AccountOrderServices>,
  ): Promise<UnclaimedOrder[]> {
    return services.orderClaims.unclaimed(account);
  }

  @Fails("NOT_SIGNED_IN", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description: "Makes one of the `unclaimedOrders` the account's own; again is fine.",
  })
  async claimOrder(
    @Arg("input", () => ClaimOrderInput, { description: "Which order." }) { number }: ClaimOrderInput,
    @Ctx() { services, visitor }: RequestContext<AccountOrderServices>,
  ): Promise<AccountPayload> {
    const { accountId } = await requireSignIn(visitor);
    return { account: await services.orderClaims.claim(await services.accounts.get(accountId), number) };
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    ["CONFLICT", "in the moment of signing in"],
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => OrderAgainPayload, {
    description:
      "Puts the lines of an order into the cart of this session or account, at today's prices, for whom `order` shows it, and says what has changed since; the same key again adds nothing. Starts a session where there is none.",
  })
  async orderAgain(
    @Arg("input", () => OrderAgainInput, { description: "Which order." })
    { number, email, idempotencyKey }: OrderAgainInput,
    @Ctx() context: RequestContext<AccountOrderServices>,
  ): Promise<OrderAgainPayload> {
    const { services, visitor } = context;
    const lines =
      email == null
        ? await services.orders.lines(await visitor.find(), number)
        : await lookUpByEmail(context, () => services.orders.linesByEmail(number, email));
    if (!lines) throw new OrderNotFound();
    return services.orderAgain.add(await visitor.require(), { number, lines }, idempotencyKey);
  }
}

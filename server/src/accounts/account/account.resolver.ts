import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { pageCost, pageSize } from "../../kernel/graphql/page-size.js";
import type { ShopContext } from "../../graphql/context.js";
import { Text } from "../../kernel/graphql/scalars.js";
import { OrderType } from "../../orders/order.types.js";
import { OrderAgainPayload } from "../authentication/account.payloads.js";
import { AccountOrderConnection, AccountType, SavedAddress, SignInType, UnclaimedOrder } from "./account.types.js";
import { signedInOf } from "./signed-in.js";

@Resolver(() => AccountType)
export class AccountResolver {
  @Query(() => AccountType, {
    nullable: true,
    description: "The account that is signed in; null for a guest. Fails with SERVICE_UNAVAILABLE.",
  })
  async me(@Ctx() { services, visitor }: ShopContext): Promise<AccountType | null> {
    const signedIn = await visitor.signedIn();
    return signedIn ? services.accounts.find(signedIn.accountId) : null;
  }

  @FieldResolver(() => AccountOrderConnection, {
    description:
      "Its orders, the newest first: those it placed, those that its sessions had placed before signing in, and those it has claimed. Fails with BAD_USER_INPUT.",
    complexity: pageCost,
  })
  orders(
    @Root() account: AccountType,
    @Arg("first", () => Int, { defaultValue: 10, description: "1 to 100." }) first: number,
    @Arg("after", () => Text, { nullable: true, description: "`endCursor` of the page before." })
    after: string | null,
    @Ctx() { services }: ShopContext,
  ): Promise<AccountOrderConnection> {
    return services.customerOrders.page(account, pageSize(first), after ?? undefined);
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: "One of its orders; null where there is none of this number, or it is another's.",
  })
  order(
    @Root() account: AccountType,
    @Arg("number", () => Text, { description: "MBC and its digits." }) number: string,
    @Ctx() { services }: ShopContext,
  ): Promise<OrderType | null> {
    return services.customerOrders.find(account, number);
  }

  @FieldResolver(() => [UnclaimedOrder], {
    description:
      "Orders that guests have placed with its e-mail address and nobody has claimed, the newest first; at most 20. `claimOrder` makes one its own.",
  })
  unclaimedOrders(@Root() account: AccountType, @Ctx() { services }: ShopContext): Promise<UnclaimedOrder[]> {
    return services.orderClaims.unclaimed(account);
  }

  @FieldResolver(() => [SavedAddress], { description: "The default one first, then the newest; at most 20." })
  async addresses(@Root() { id, addresses }: AccountType, @Ctx() { services }: ShopContext): Promise<SavedAddress[]> {
    return addresses ?? services.addresses.of(id);
  }

  @FieldResolver(() => [SignInType], {
    description: "Where it is signed in: this one first, then the one that was used last.",
  })
  async signIns(@Root() { id }: AccountType, @Ctx() { services, visitor }: ShopContext): Promise<SignInType[]> {
    return services.signIns.of(id, (await visitor.signedIn())?.signInId);
  }

  @Mutation(() => OrderAgainPayload, {
    description:
      "Puts the lines of one of the account's orders into its cart, at today's prices, and says what has changed since; the same key again adds nothing. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, NOT_FOUND, IDEMPOTENCY_KEY_REUSED, SERVICE_UNAVAILABLE.",
  })
  async orderAgain(
    @Arg("number", () => Text, { description: "MBC and its digits." }) number: string,
    @Arg("idempotencyKey", () => Text, {
      nullable: true,
      description: "Made by the client for this one addition; a UUID will do.",
    })
    idempotencyKey: string | null,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<OrderAgainPayload> {
    const { accountId } = await signedInOf(visitor);
    return services.orderAgain.order(await services.accounts.get(accountId), number, idempotencyKey);
  }
}

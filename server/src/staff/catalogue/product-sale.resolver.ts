import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { CopyProductService } from "./copy-product.service.js";
import type { ProductSaleService } from "./product-sale.service.js";
import { CopyProductInput, PutProductOnSaleInput, TakeProductOffSaleInput } from "./product-sale.types.js";
import { StaffProductPayload } from "./staff-product.types.js";

type Context = StaffContext<{ productSales: ProductSaleService; productCopies: CopyProductService }>;

@Resolver()
export class ProductSaleResolver {
  @May("products:change")
  @Fails(["BAD_USER_INPUT", "name or slug break a rule, or are taken"], "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffProductPayload, {
    description:
      "Makes a new product as a copy of another one, without its was-price, its reviews and the badge “Bestseller”. Shoppers don't see it before it is put on sale.",
  })
  async copyProduct(
    @Arg("input", () => CopyProductInput, { description: "Of which one, and how it is called." })
    input: CopyProductInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    return { product: await context.services.productCopies.copy(sessionOf(context), input) };
  }

  @May("products:change")
  @Fails(
    ["BAD_USER_INPUT", "the day is none to come"],
    "NOT_FOUND",
    ["CONFLICT", "it is on sale already, or somebody was faster"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffProductPayload, {
    description: "Puts a product on sale, at once or when a day begins in London. A later day replaces an earlier one.",
  })
  async putProductOnSale(
    @Arg("input", () => PutProductOnSaleInput, { description: "Which one, and when." }) input: PutProductOnSaleInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    return { product: await context.services.productSales.putOnSale(sessionOf(context), input, { day: input.day }) };
  }

  @May("products:change")
  @Fails("NOT_FOUND", ["CONFLICT", "it is not on sale, or somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffProductPayload, {
    description:
      "Takes a product off sale: its page is gone, carts with it say so, orders keep it. Of one that is not on sale yet the planned day is cancelled. `putProductOnSale` brings it back.",
  })
  async takeProductOffSale(
    @Arg("input", () => TakeProductOffSaleInput, { description: "Which one." }) input: TakeProductOffSaleInput,
    @Ctx() context: Context,
  ): Promise<StaffProductPayload> {
    return { product: await context.services.productSales.takeOffSale(sessionOf(context), input) };
  }
}

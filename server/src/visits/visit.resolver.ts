import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { readableOrder } from "../orders/order-access.js";
import type { OrderService } from "../orders/order.service.js";
import { changeableUntil } from "../rules/visit-plan.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import type { VisitBookingService } from "./visit-booking.service.js";
import { visitCalendar } from "./visit-calendar.js";
import type { VisitRow } from "./visit.queries.js";
import type { VisitService } from "./visit.service.js";
import {
  BookVisitInput,
  CancelVisitInput,
  MoveVisitInput,
  VisitPayload,
  VisitTimeType,
  VisitType,
} from "./visit.types.js";

type VisitServices = {
  orders: OrderService;
  visits: VisitService;
  visitBookings: VisitBookingService;
  shopProfile: Pick<ShopProfile, "name" | "email" | "phone">;
};
type Context = RequestContext<VisitServices>;

@Resolver(() => VisitType)
export class VisitResolver {
  @Fails(["BAD_USER_INPUT", "also for a postcode that the shop does not visit"], "SERVICE_UNAVAILABLE")
  @Query(() => [VisitTimeType], {
    description: "The times at which a fitter can still be booked, the earliest first.",
  })
  visitTimes(
    @Arg("postcode", () => String, { description: "Of the home, in any usual spelling." }) postcode: string,
    @Ctx() { services }: Context,
  ): Promise<VisitTimeType[]> {
    return services.visits.freeTimes(postcode);
  }

  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => VisitType, {
    nullable: true,
    description: "The visit of the link in a mail; null where the shop knows no such link.",
  })
  visit(
    @Arg("token", () => String, { description: "Of the link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<VisitType | null> {
    return services.visits.find(token);
  }

  @Fails("NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Query(() => VisitType, {
    nullable: true,
    description:
      "The visit of an order, for whom `order` shows it: the booked one, or else the latest. Null without one.",
  })
  async orderVisit(
    @Arg("number", () => String, { description: "MBC and its digits." }) number: string,
    @Arg("email", () => String, {
      nullable: true,
      description: "The e-mail address that the order was placed with, in any case.",
    })
    email: string | null,
    @Ctx() context: Context,
  ): Promise<VisitType | null> {
    return context.services.visits.ofOrder(await readableOrder({ number, email }, context));
  }

  @Fails(
    [
      "BAD_USER_INPUT",
      "also for a time that is too soon, a postcode that is not visited, an order that is not measured, or a sender without one who has a visit to come",
    ],
    ["NOT_FOUND", "an order that is not there for this session"],
    ["CONFLICT", "the time has just been taken"],
    "IDEMPOTENCY_KEY_REUSED",
    ["RATE_LIMITED", "too many in an hour from one sender or IP address"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(VisitPayload, {
    description:
      "Books a free visit for an order with MEASURE_AND_FIT, or without an order. Confirmed by mail with a calendar file. The same key again answers the same visit.",
  })
  async bookVisit(
    @Arg("input", () => BookVisitInput, { description: "Who, where and when." }) input: BookVisitInput,
    @Ctx() context: Context,
  ): Promise<VisitPayload> {
    const { orderNumber, orderEmail = null, ...typed } = input;
    const order = orderNumber == null ? null : await readableOrder({ number: orderNumber, email: orderEmail }, context);
    return { visit: await context.services.visitBookings.book({ ...context, order }, typed) };
  }

  @Fails(
    ["BAD_USER_INPUT", "a time that is too soon"],
    "NOT_FOUND",
    ["CONFLICT", "the time has just been taken, or it is too late to move the visit"],
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(VisitPayload, {
    description: "Moves a visit to another free time, by the link in a mail about it. The same time again is fine.",
  })
  async moveVisit(
    @Arg("input", () => MoveVisitInput, { description: "Which one, and to when." }) { token, startsAt }: MoveVisitInput,
    @Ctx() { services }: Context,
  ): Promise<VisitPayload> {
    return { visit: await services.visits.move(token, startsAt) };
  }

  @Fails("NOT_FOUND", ["CONFLICT", "it is too late to cancel it"], "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @PayloadMutation(VisitPayload, {
    description: "Cancels a visit by the link in a mail about it. Again is fine.",
  })
  async cancelVisit(
    @Arg("input", () => CancelVisitInput, { description: "Which one." }) { token }: CancelVisitInput,
    @Ctx() { services }: Context,
  ): Promise<VisitPayload> {
    return { visit: await services.visits.cancel(token) };
  }

  @FieldResolver(() => Date, { description: "Until when it can be moved and cancelled by its link." })
  changeableUntil(@Root() visit: VisitRow): Date {
    return changeableUntil(visit.startsAt, visit);
  }

  @FieldResolver(() => Boolean, { description: "Whether it can be moved and cancelled by its link now." })
  isChangeable(@Root() visit: VisitRow): boolean {
    return visit.state === "BOOKED" && changeableUntil(visit.startsAt, visit) >= new Date();
  }

  @FieldResolver(() => String, { description: "An iCalendar file (RFC 5545) of it, as text." })
  calendarFile(@Root() visit: VisitRow, @Ctx() { services }: Context): string {
    return visitCalendar(visit, services.shopProfile);
  }
}

import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { VisitBookingService } from "./visit-booking.service.js";
import { VisitPlanRow } from "./visit-plan.entity.js";
import { VisitSlot } from "./visit-slot.entity.js";
import { VisitToken } from "./visit-token.entity.js";
import { Visit } from "./visit.entity.js";
import { VisitResolver } from "./visit.resolver.js";
import { VisitService } from "./visit.service.js";

type Needs = { database: DataSource; mail: MailQueue; rateLimits: RateLimits; shopProfile: ShopProfile };

/** Visits of fitters who measure: free times of the weekly plan, bookings, and the links that move and cancel them. */
export const visits = {
  entities: [VisitPlanRow, VisitSlot, Visit, VisitToken],
  resolvers: [VisitResolver],
  createServices: ({ database, mail, rateLimits, shopProfile }: Needs) => ({
    visits: new VisitService(database, mail, rateLimits, shopProfile),
    visitBookings: new VisitBookingService(database, mail, rateLimits),
  }),
};

import type { ContextFor } from "../../kernel/domain.js";
import type { STAFF_RESOLVERS } from "../../staff/index.js";

/** The services that the resolvers of the staff API use. A missing or renamed service does not compile. */
export type StaffServices = ContextFor<(typeof STAFF_RESOLVERS)[number]>["services"];

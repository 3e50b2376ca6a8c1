import type { GraphQLError } from "graphql";
import type { BookVisitInput, MoveVisitInput } from "../gql/graphql";
import { schemaLink } from "./schema-link";

const at = (day: string, hour: string) => `2026-12-${day}T${hour}:00:00.000Z`;
const aTime = (day: string, hour: number) => ({
  startsAt: at(day, String(hour).padStart(2, "0")),
  endsAt: at(day, String(hour + 2).padStart(2, "0")),
});

/** A Tuesday with two free times, then a Saturday. */
export const TIMES = [aTime("08", 9), aTime("08", 14), aTime("12", 9)];

export const VISIT = {
  ...{ id: "visit", state: "BOOKED", ...aTime("08", 9), orderNumber: null as string | null, name: "Jo Whitfield" },
  ...{ email: "jo@larch.example", phone: "+442079460018", address: "14 Larch Terrace", city: "Bristol" },
  ...{ postcode: "BS6 7QX", notes: null, changeableUntil: at("07", "09"), isChangeable: true },
  calendarFile: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
};

/** A fake server for visits. It executes operations with the real schema. */
export class VisitDesk {
  readonly bookings: BookVisitInput[] = [];
  readonly moves: MoveVisitInput[] = [];
  /** Errors for the next changes. */
  readonly refusals: GraphQLError[] = [];
  /** Why free times are refused; undefined where they are answered. */
  trouble: GraphQLError | undefined;
  times: object[] = TIMES;
  visit: typeof VISIT | null = VISIT;

  readonly link = schemaLink({
    shop: { phone: "020 7946 0123" },
    visitTimes: () => {
      if (this.trouble) throw this.trouble;
      return this.times;
    },
    visit: () => this.visit,
    bookVisit: ({ input }: { input: BookVisitInput }) => {
      this.bookings.push({ ...input });
      return this.#answer({ startsAt: input.startsAt, email: input.email });
    },
    moveVisit: ({ input }: { input: MoveVisitInput }) => {
      this.moves.push({ ...input });
      return this.#answer(TIMES.find(({ startsAt }) => startsAt === input.startsAt) ?? {});
    },
    cancelVisit: () => this.#answer({ state: "CANCELLED", isChangeable: false }),
  });

  #answer(changes: object): object {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    return { visit: { ...VISIT, ...changes } };
  }
}

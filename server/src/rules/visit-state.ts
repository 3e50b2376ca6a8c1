/** What has become of a visit. */
export const VisitState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED",
  DONE: "DONE",
  NOBODY_HOME: "NOBODY_HOME",
  TO_REPEAT: "TO_REPEAT",
} as const;
export type VisitState = keyof typeof VisitState;

/** The states in words for staff. */
export const VISIT_STATE_NAMES: Readonly<Record<VisitState, string>> = {
  BOOKED: "Booked",
  CANCELLED: "Cancelled",
  DONE: "Done",
  NOBODY_HOME: "Nobody home",
  TO_REPEAT: "To be repeated",
};

/** What a visit can come to, once it has begun. */
export const VISIT_OUTCOMES = ["DONE", "NOBODY_HOME", "TO_REPEAT"] as const satisfies readonly VisitState[];
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** Type guard for outcomes. */
export const isVisitOutcome = (state: string): state is VisitOutcome =>
  VISIT_OUTCOMES.some((outcome) => outcome === state);

/** Whether a visit has taken place: it has an outcome, or its time is over and staff have not said yet how it went. */
export const isVisitOver = ({ state, endsAt }: { state: VisitState; endsAt: Date }, now: Date): boolean =>
  isVisitOutcome(state) || (state === "BOOKED" && endsAt < now);

import { Field, InputType, Int } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Day } from "../../kernel/graphql/scalars.js";
import type { VisitOutcome, VisitState } from "../../rules/visit-state.js";
import { VisitStateEnum } from "../../visits/visit.types.js";
import type { VisitFilter } from "./staff-visit.service.js";

const VisitOutcomeEnum = describedEnum<VisitOutcome>("VisitOutcome", "How a visit went.", {
  DONE: "The windows are measured.",
  NOBODY_HOME: "Nobody was at home.",
  TO_REPEAT: "The fitter has to come again.",
});

@InputType("BookedVisitFilter", { description: "Which visits a list has; what is left out filters nothing." })
export class VisitFilterInput implements VisitFilter {
  @Field(() => VisitStateEnum, { nullable: true, description: "What has become of them." })
  state?: VisitState | null;

  @Field(() => Day, { nullable: true, description: "On this day in London, or later." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "On this day in London, or earlier." })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Stands in name, e-mail address, phone, address, fitter or the order's number, in any case.",
  })
  search?: string | null;
}

/** Ids are translated by the class that declares them, so each input has its own. */
@InputType()
abstract class VisitAsRead {
  @Field(() => Int, { description: "`version` of the visit as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "Another time for a visit." })
export class MoveBookedVisitInput extends VisitAsRead {
  @IdOf("BookedVisit", { description: "Which one." })
  id!: string;

  @Field(() => Date, { description: "As `freeVisitTimes` has answered it." })
  startsAt!: Date;
}

@InputType({ description: "A visit that does not take place." })
export class CancelBookedVisitInput extends VisitAsRead {
  @IdOf("BookedVisit", { description: "Which one." })
  id!: string;
}

@InputType({ description: "Who visits." })
export class AssignVisitInput extends VisitAsRead {
  @IdOf("BookedVisit", { description: "Which one." })
  id!: string;

  @Field(() => String, { description: "Name of a member of staff or of somebody else; empty for nobody yet." })
  fitter!: string;
}

@InputType({ description: "How a visit went." })
export class RecordVisitInput extends VisitAsRead {
  @IdOf("BookedVisit", { description: "Which one." })
  id!: string;

  @Field(() => VisitOutcomeEnum, { description: "What it came to." })
  outcome!: VisitOutcome;

  @Field(() => String, { nullable: true, description: "For staff, at most 2000 characters." })
  note?: string | null;
}

import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

/** The time of one fitter, free until a visit has it. */
@Entity()
@Unique("visit_slot_once", ["startsAt", "place"])
@Check("visit_slot_range", "ends_at > starts_at AND place >= 1")
export class VisitSlot {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("timestamptz")
  startsAt!: Date;

  @Column("timestamptz")
  endsAt!: Date;

  /** Which of the fitters of this time, from 1. */
  @Column("smallint")
  place!: number;
}

import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Order } from "../orders/order.entity.js";
import { VisitState } from "../rules/visit-state.js";
import { VisitSlot } from "./visit-slot.entity.js";

/** A booked visit, for an order or without one. A slot has at most one: cancelling gives it back. */
@Entity()
@Unique("visit_slot_taken_once", ["slotId"])
@Unique("visit_once", ["idempotencyKey"])
@Index("visit_of_order_once", ["orderId"], { unique: true, where: "state = 'BOOKED'" })
@Index(["orderId"])
@Index(["visitorId"])
@Index(["startsAt", "id"])
@Check("visit_has_slot", "(state = 'CANCELLED') = (slot_id IS NULL)")
@Check("visit_phone_form", String.raw`phone ~ '^\+[1-9][0-9]{4,14}$'`)
@Check("visit_postcode_form", "postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'")
export class Visit {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Null once it is cancelled. */
  @Column("uuid", { nullable: true })
  slotId!: string | null;

  @ManyToOne(() => VisitSlot)
  @JoinColumn()
  slot!: Relation<VisitSlot> | null;

  /** Those of the slot, kept when it is given back. */
  @Column("timestamptz")
  startsAt!: Date;

  @Column("timestamptz")
  endsAt!: Date;

  @Column("uuid", { nullable: true })
  orderId!: string | null;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order> | null;

  /** Whose session has booked it. */
  @Column("uuid", { nullable: true })
  visitorId!: string | null;

  @Column("enum", { enum: VisitState, default: VisitState.BOOKED })
  state!: VisitState;

  @Column("text")
  name!: string;

  @Column("text")
  email!: string;

  /** E.164. */
  @Column("text")
  phone!: string;

  @Column("text")
  address!: string;

  @Column("text")
  city!: string;

  @Column("text")
  postcode!: string;

  /** What the fitter should know, such as where to park. */
  @Column("text", { nullable: true })
  notes!: string | null;

  /** Who visits: the name of a member of staff or of somebody else. */
  @Column("text", { nullable: true })
  fitter!: string | null;

  /** What staff noted when it was over. */
  @Column("text", { nullable: true })
  outcomeNote!: string | null;

  /** SEQUENCE of its calendar file: grows when it is moved or cancelled. */
  @Column("integer", { default: 0 })
  sequence!: number;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  /** When its time was booked or moved last. */
  @Column("timestamptz", { default: () => "now()" })
  setAt!: Date;

  /** When its reminder was queued; null before. */
  @Column("timestamptz", { nullable: true })
  remindedAt!: Date | null;

  @Column("text")
  idempotencyKey!: string;

  @Column("text")
  requestHash!: string;

  /** Grows with each change. */
  @Column("integer", { default: 1 })
  version!: number;
}

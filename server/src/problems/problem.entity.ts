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
import { OrderLine } from "../orders/order-line.entity.js";
import { Order } from "../orders/order.entity.js";
import { ProblemKind, ProblemState } from "../rules/order-problem.js";

/** A problem with an order that was sent, or with one of its lines. It goes with the order. */
@Entity({ name: "order_problem" })
@Unique("order_problem_once", ["orderId", "idempotencyKey"])
@Index(["reportedAt", "id"])
@Index(["state", "reportedAt", "id"])
@Index(["lineId"])
@Check("order_problem_agreed_on", "state <> 'AGREED' OR agreed IS NOT NULL")
@Check("order_problem_agreed_not_empty", "agreed <> ''")
export class OrderProblem {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  /** Null where it is about the whole order. */
  @Column("uuid", { nullable: true })
  lineId!: string | null;

  @ManyToOne(() => OrderLine, { onDelete: "CASCADE" })
  @JoinColumn()
  line!: Relation<OrderLine> | null;

  @Column("enum", { enum: ProblemKind, enumName: "problem_kind_enum" })
  kind!: ProblemKind;

  @Column("enum", { enum: ProblemState, enumName: "problem_state_enum", default: ProblemState.OPEN })
  state!: ProblemState;

  /** What the shop has agreed with the shopper, in the shop's words. */
  @Column("text", { nullable: true })
  agreed!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  reportedAt!: Date;

  @Column("text")
  idempotencyKey!: string;

  @Column("text")
  requestHash!: string;

  /** Grows with each change and each message. */
  @Column("integer", { default: 1 })
  version!: number;
}

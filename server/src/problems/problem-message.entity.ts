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
import { OrderProblem } from "./problem.entity.js";

/** A message of shopper or shop about a problem; the first one is the report. It goes with the problem. */
@Entity({ name: "order_problem_message" })
@Unique("order_problem_message_once", ["problemId", "idempotencyKey"])
@Index(["problemId", "writtenAt"])
@Check("order_problem_message_not_empty", "text <> ''")
@Check("order_problem_message_of_one", "staff_id IS NULL OR idempotency_key IS NULL")
export class OrderProblemMessage {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  problemId!: string;

  @ManyToOne(() => OrderProblem, { onDelete: "CASCADE" })
  @JoinColumn()
  problem!: Relation<OrderProblem>;

  /** Id of the member of staff who has written it; null for the shopper. Staff are another domain. */
  @Column("uuid", { nullable: true })
  staffId!: string | null;

  @Column("text")
  text!: string;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  writtenAt!: Date;

  @Column("text", { nullable: true })
  idempotencyKey!: string | null;

  @Column("text", { nullable: true })
  requestHash!: string | null;
}

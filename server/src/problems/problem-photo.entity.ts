import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { OrderProblem } from "./problem.entity.js";

/**
 * A photo of a problem, re-encoded by the shop. Until a report names it, it belongs to the visitor who uploaded it; then to the
 * problem, with which it goes.
 */
@Entity({ name: "order_problem_photo" })
@Index(["problemId", "position"])
@Index(["uploadedAt"], { where: "problem_id IS NULL" })
@Check(
  "order_problem_photo_of_one",
  "num_nonnulls(visitor_id, problem_id) = 1 AND (problem_id IS NULL) = (position IS NULL)",
)
export class OrderProblemPhoto {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { nullable: true })
  visitorId!: string | null;

  @Column("uuid", { nullable: true })
  problemId!: string | null;

  @ManyToOne(() => OrderProblem, { onDelete: "CASCADE" })
  @JoinColumn()
  problem!: Relation<OrderProblem> | null;

  /** Its place in the report, from 0. */
  @Column("smallint", { nullable: true })
  position!: number | null;

  /** Pixels of the photo. */
  @Column("smallint")
  width!: number;

  @Column("smallint")
  height!: number;

  /** A JPEG. */
  @Column("bytea")
  picture!: Buffer;

  /** The same, small enough to travel with the thread. */
  @Column("bytea")
  preview!: Buffer;

  @Column("timestamptz", { default: () => "now()" })
  uploadedAt!: Date;
}

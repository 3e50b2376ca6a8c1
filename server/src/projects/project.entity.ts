import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

/** The rooms, windows and choices of a household. Each visitor has one at most; it starts with the first room or window. */
@Entity()
@Check("project_version_positive", "version > 0")
export class Project {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { unique: true })
  visitorId!: string;

  /** Raised by every change, so that a client can detect changes since it read the project. */
  @Column("integer", { default: 1 })
  version!: number;

  /** When it was merged into an account's project. Changes in flight are refused, not lost. */
  @Column("timestamptz", { nullable: true })
  mergedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}

import { Column, CreateDateColumn, PrimaryGeneratedColumn } from "typeorm";

/** Columns of what devices change at the same time: rooms and windows. */
export abstract class VersionedColumns {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  projectId!: string;

  /** A UUID of the device that has made it, so that it is known by it before there is a connection. */
  @Column("uuid")
  key!: string;

  @Column("integer", { default: 1 })
  version!: number;

  /** The version that last changed a field, by the field's name (rules/project/merge-change.ts). */
  @Column("jsonb", { default: {} })
  fieldVersions!: Record<string, number>;

  /** It stays for a while, so that a device without a connection does not bring it back without asking. */
  @Column("timestamptz", { nullable: true })
  removedAt!: Date | null;

  /** Rooms and windows are listed in the order of their making. */
  @CreateDateColumn({ type: "timestamptz", default: () => "clock_timestamp()" })
  createdAt!: Date;
}

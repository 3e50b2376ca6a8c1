import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Picture } from "./picture.entity.js";

/** A department of the shop, in the order of `position`. */
@Entity()
export class Category {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  slug!: string;

  @Column("text")
  name!: string;

  @Column("text")
  tagline!: string;

  @Column("text")
  description!: string;

  @Column("integer")
  position!: number;

  /** A live rule instead of products of its own: everything whose price is reduced now. */
  @Column("boolean", { default: false })
  onlyReduced!: boolean;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn()
  picture!: Relation<Picture> | null;
}

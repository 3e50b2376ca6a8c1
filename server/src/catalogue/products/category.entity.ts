import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Picture } from "./picture.entity.js";

/** A category; `position` is its order. */
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

  /** The sale lists every product with a reduced price instead of its own products. */
  @Column("boolean", { default: false })
  onlyReduced!: boolean;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn()
  picture!: Relation<Picture> | null;
}

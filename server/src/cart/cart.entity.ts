import {
  Column,
  CreateDateColumn,
  Entity,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from "typeorm";
import { CartLine } from "./cart-line.entity.js";

/** One visitor's cart. It is made with the first line and stays, empty, after an order. */
@Entity()
export class Cart {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { unique: true })
  visitorId!: string;

  @OneToMany(() => CartLine, (line) => line.cart)
  lines!: Relation<CartLine>[];

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}

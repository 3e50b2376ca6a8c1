import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { DependsOn, SurrogateKey } from "../../kernel/graphql/cache-control.js";
import { Node } from "../../kernel/graphql/node.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { Picture } from "./picture.entity.js";

@Entity()
@SurrogateKey(({ slug }: Category) => `category:${slug}`)
@ObjectType({ implements: Node, description: "A department of the shop." })
export class Category {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  @Field(() => String, { description: "Its part of the shop's URLs: /category/{slug}." })
  slug!: string;

  @Column("text")
  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Column("text")
  @Field(() => String, { description: "A few words for a tile." })
  tagline!: string;

  @Column("text")
  @Field(() => String, { description: "A paragraph for its page." })
  description!: string;

  @DependsOn("products")
  @Field(() => Int, { description: "How many products it lists now." })
  productCount!: number;

  @DependsOn("products")
  @Field(() => Pence, { nullable: true, description: "The least that a product in it costs; null where it is empty." })
  fromPricePence!: number | null;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn()
  @Index()
  @Field(() => Picture, { nullable: true, description: "For its tile; null where it has none." })
  picture!: Relation<Picture> | null;

  /** Its title for search engines, without the shop's name; null where it is worked out. */
  @Column("text", { nullable: true })
  seoTitle!: string | null;

  /** The same for its description. */
  @Column("text", { nullable: true })
  seoDescription!: string | null;

  /** How often staff have saved its texts; 0 is what came with the shop, and only that the seed overwrites. */
  @Column("integer", { default: 0 })
  version!: number;

  /** When its texts last changed, by a trigger; null where no change is known. */
  @Column({ type: "timestamptz", nullable: true, insert: false, update: false })
  changedAt!: Date | null;

  /** Its place in the menu. */
  @Column("integer")
  position!: number;

  /** Whether staff have put the categories in order: the seed leaves their places alone. */
  @Column("boolean", { default: false })
  isArranged!: boolean;

  /** How often staff have moved a product within it. */
  @Column("integer", { default: 0 })
  orderVersion!: number;

  /** The sale lists every product with a reduced price instead of its own products. */
  @Column("boolean", { default: false })
  onlyReduced!: boolean;
}

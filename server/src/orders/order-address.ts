import { Field, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** Columns of orders and saved addresses that the API shows as an address. */
@ObjectType({ description: "Where the order goes." })
export class OrderAddress {
  @Column("text")
  @Field(() => String, { description: "Of who receives it." })
  firstName!: string;

  @Column("text")
  @Field(() => String, { description: "Of who receives it." })
  lastName!: string;

  @Column("text")
  @Field(() => String, { description: "House and street." })
  address!: string;

  @Column("text", { name: "address_line2", nullable: true })
  @Field(() => String, { nullable: true, description: "Flat, floor or building, where given." })
  addressLine2!: string | null;

  @Column("text")
  @Field(() => String, { description: "Town or city." })
  city!: string;

  @Column("text")
  @Field(() => String, { description: "County or state." })
  state!: string;

  @Column("text")
  @Field(() => String, { description: "Postcode or zip code." })
  zipCode!: string;
}

import { Column } from "typeorm";

/** Recipient and postal address of an order. */
export abstract class AddressColumns {
  @Column("text")
  firstName!: string;

  @Column("text")
  lastName!: string;

  @Column("text", { nullable: true })
  phoneNumber!: string | null;

  @Column("text")
  address!: string;

  @Column("text")
  city!: string;

  @Column("text")
  state!: string;

  @Column("text")
  zipCode!: string;
}

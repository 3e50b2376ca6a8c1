import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Where the trader is established." })
export class TraderAddress {
  @Field(() => [String], { description: "House, street and locality." })
  lines!: string[];

  @Field(() => String, { description: "Post town." })
  town!: string;

  @Field(() => String, { description: "BS6 7QX" })
  postcode!: string;

  @Field(() => String, { description: "As people write it." })
  country!: string;
}

@ObjectType({ description: "A trade or public register with the trader's number there." })
export class TradeRegister {
  @Field(() => String, { description: "Name of the register." })
  name!: string;

  @Field(() => String, { description: "The trader's number there." })
  number!: string;
}

@ObjectType({ description: "A firm that processes personal data for the shop." })
export class DataProcessor {
  @Field(() => String, { description: "Name of the firm." })
  name!: string;

  @Field(() => String, { description: "What it does, such as hosting." })
  purpose!: string;

  @Field(() => String, { description: "Where it does so: a country." })
  place!: string;
}

/** Who trades; fields are null or empty until the profile has them. */
@ObjectType()
export abstract class TraderFields {
  @Field(() => String, {
    nullable: true,
    description: "Registered name of the company, or name of the person who trades.",
  })
  legalName!: string | null;

  @Field(() => String, { nullable: true, description: "At Companies House, where the trader is a company." })
  companyNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "GB and 9 or 12 digits, where the trader is registered for VAT.",
  })
  vatNumber!: string | null;

  @Field(() => TraderAddress, { nullable: true, description: "Where the trader is established." })
  address!: TraderAddress | null;

  @Field(() => String, { nullable: true, description: "Where complaints are written to." })
  complaintsEmail!: string | null;

  @Field(() => [TradeRegister], { description: "Registers in which the trader stands." })
  registers!: TradeRegister[];

  @Field(() => [DataProcessor], { description: "Firms that process personal data for the shop." })
  processors!: DataProcessor[];

  @Field(() => [String], {
    description:
      "The same as the law wants it in footers and on receipts, in lines of text; empty where nothing is known.",
  })
  traderLines!: string[];

  @Field(() => String, { nullable: true, description: "Of the trader at the Information Commissioner's Office." })
  icoNumber!: string | null;
}

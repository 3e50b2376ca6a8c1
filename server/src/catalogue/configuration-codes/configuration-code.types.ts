import { Field, InputType, ObjectType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { CODE_DAYS } from "../../rules/retention-periods.js";
import { ChosenInput, Customization, MadeToMeasure } from "../configuration/configuration.types.js";
import { ProductType } from "../products/catalogue.types.js";

@ObjectType("ConfigurationCode", {
  description: `A short code to read out on the phone, and the configuration that it stands for. It works for ${CODE_DAYS} days.`,
})
export class ConfigurationCodeType extends MadeToMeasure {
  @Field(() => String, { description: "Six letters and digits with a dash, such as KX4-7P6." })
  code!: string;

  @Field(() => ProductType, { description: "What is configured." })
  product!: ProductType;

  @Field(() => [Customization], { description: "In the order of the product's options." })
  customizations!: Customization[];
}

@InputType({ description: "A configuration to be read out on the phone." })
export class CodedConfigurationInput extends ChosenInput {
  @IdOf("Product", { description: "What is configured." })
  productId!: string;
}

@InputType({ description: "What to make codes for, all of it or nothing." })
export class CreateConfigurationCodesInput {
  @Field(() => [CodedConfigurationInput], { description: "1 to 50." })
  configurations!: CodedConfigurationInput[];
}

@ObjectType()
export abstract class ConfigurationCodesPayload extends MutationPayload {
  @Field(() => [ConfigurationCodeType], {
    nullable: true,
    description: "A code for each configuration, in the order of the input; equal ones have the same.",
  })
  configurationCodes?: ConfigurationCodeType[];
}

import "reflect-metadata";
import { getNullableType, type GraphQLSchema, isObjectType } from "graphql";
import { buildSchema, emitSchemaDefinitionFile } from "type-graphql";
import { AccountResolver } from "../accounts/account/account.resolver.js";
import { AddressResolver } from "../accounts/addresses/address.resolver.js";
import { CredentialsResolver } from "../accounts/credentials/credentials.resolver.js";
import { AccountOrdersResolver } from "../accounts/orders/account-orders.resolver.js";
import { OwnDataResolver } from "../accounts/own-data/own-data.resolver.js";
import { RegistrationResolver } from "../accounts/registration/registration.resolver.js";
import { SignInResolver } from "../accounts/sign-in/sign-in.resolver.js";
import { CartResolver } from "../cart/cart.resolver.js";
import { CategoryResolver, ProductConnectionResolver, ProductResolver } from "../catalogue/catalogue.resolver.js";
import {
  ProductReviewsResolver,
  ReviewConnectionResolver,
  ReviewResolver,
} from "../catalogue/reviews/review.resolver.js";
import { EnquiryResolver } from "../enquiries/enquiry.resolver.js";
import { MailingListResolver } from "../enquiries/mailing-list.resolver.js";
import { failureSentence } from "../kernel/graphql/fails.js";
import { ShopResolver } from "../shop-profile/shop.resolver.js";
import { OrderResolver } from "../orders/order.resolver.js";
import { SearchResolver } from "../catalogue/product-lists/search.resolver.js";
import { PricingResolver } from "../catalogue/pricing/pricing.resolver.js";

/**
 * The schema of the shop. What a scalar can't check, the services do: there is no second validation in between.
 * @param file where to write the schema as text, for the contract in git
 */
export async function createSchema(file?: string): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      ShopResolver,
      CategoryResolver,
      ProductResolver,
      ProductConnectionResolver,
      SearchResolver,
      ProductReviewsResolver,
      ReviewResolver,
      ReviewConnectionResolver,
      CartResolver,
      OrderResolver,
      PricingResolver,
      EnquiryResolver,
      MailingListResolver,
      AccountResolver,
      AddressResolver,
      AccountOrdersResolver,
      OwnDataResolver,
      RegistrationResolver,
      SignInResolver,
      CredentialsResolver,
    ],
    validate: false,
  });
  makeMutationsNullable(schema);
  describeFailures(schema);
  if (file !== undefined) await emitSchemaDefinitionFile(file, schema, { sortedSchema: true });
  return schema;
}

/**
 * A mutation that fails answers null. Were its field non-null, GraphQL would answer null for the whole document, and a
 * change that an earlier field of it has made would look as if it had not been made.
 */
function makeMutationsNullable(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.type = getNullableType(field.type);
}

/** Adds the sentence of `@Fails` to the description of its field. */
function describeFailures(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const sentence = failureSentence(field);
    if (sentence !== undefined) field.description = [field.description, sentence].filter(Boolean).join(" ");
  }
}

import { getNullableType, type GraphQLSchema } from "graphql";
import { Field, Mutation, ObjectType } from "type-graphql";
import { USER_ERROR_CODES, type UserErrorCode } from "../errors/error-codes.js";
import { ShopError } from "../errors/shop-error.js";
import { describedEnum } from "./described-enum.js";
import { failureCodes } from "./fails.js";

const ErrorCode = describedEnum(
  "ErrorCode",
  "Why a mutation changed nothing. Errors of the request or of the shop have other codes, in `errors` of the response.",
  Object.fromEntries(Object.entries(USER_ERROR_CODES).map(([code, { meaning }]) => [code, meaning])),
);

@ObjectType({ description: "Why a mutation changed nothing." })
export class UserError {
  @Field(() => ErrorCode, { description: "Stable; for programs." })
  code!: UserErrorCode;

  @Field(() => String, { description: "A sentence for people." })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Path of the value within `input`, such as ["samples", "0"]; null where it is about none of them.',
  })
  field!: string[] | null;
}

/** The base of every mutation's payload. Resolvers leave `errors` out: `answerInPayloads` fills it in. */
@ObjectType()
export abstract class MutationPayload {
  @Field(() => [UserError], { description: "Why nothing has been changed; empty where it has." })
  errors?: UserError[];
}

/** A mutation whose payload has the fields of `Base`, in a type of its own: `addToCart` answers AddToCartPayload. */
export const PayloadMutation =
  (Base: abstract new () => MutationPayload, options: { description: string }): MethodDecorator =>
  (resolver, key, method) => {
    const name = String(key);
    class Payload extends Base {}
    const description = `The outcome of \`${name}\`.`;
    ObjectType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`, { description })(Payload);
    Mutation(() => Payload, options)(resolver, key, method);
  };

/** The entries of `errors` for an error: one per value that it is about. Undefined for an error that no payload holds. */
export function userErrorsOf(error: unknown): UserError[] | undefined {
  if (!(error instanceof ShopError) || !isUserErrorCode(error.code)) return undefined;
  const { code, message } = error;
  const fields = Object.entries(error.fields);
  if (fields.length === 0) return [{ code, message, field: null }];
  return fields.map(([path, sentence]) => ({ code, message: sentence, field: path.split(".") }));
}

const isUserErrorCode = (code: string): code is UserErrorCode => Object.hasOwn(USER_ERROR_CODES, code);

/**
 * Makes every mutation answer the user errors of its `@Fails` in its payload. Its field is nullable: other errors are thrown, and
 * were it non-null they would erase what the other mutations of the document answer.
 */
export function answerInPayloads(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    const declared: ReadonlySet<string> = new Set(failureCodes(field));
    field.type = getNullableType(field.type);
    field.resolve = async (...call) => {
      try {
        const payload: unknown = await resolve?.(...call);
        return Object.assign({ errors: [] }, payload);
      } catch (error) {
        const errors = userErrorsOf(error);
        if (!errors?.every(({ code }) => declared.has(code))) throw error;
        return { errors };
      }
    };
  }
}

import { Field, InputType, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { PasskeyRow } from "./passkey.queries.js";
import type { PasskeyOptions } from "./passkey.service.js";

@ObjectType("Passkey", { description: "A passkey of the member who asks: on a phone, a computer or a security key." })
export class PasskeyType implements Pick<PasskeyRow, "id" | "name" | "addedAt" | "lastUsedAt"> {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "As its owner calls it." })
  name!: string;

  @Field(() => Date, { description: "Since when it can be used." })
  addedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was used last; null where it never was." })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: "The passkeys of the member who asks." })
export class OwnPasskeys {
  @Field(() => [PasskeyType], { description: "The oldest first." })
  passkeys!: PasskeyRow[];

  @Field(() => Boolean, {
    description: "Whether browsers offer passkeys at the shop's address: https with a domain, or localhost.",
  })
  isAvailable!: boolean;
}

@InputType({ description: "A passkey that the browser has made." })
export class AddPasskeyInput {
  @Field(() => String, { description: "By which its owner tells it from others, 1 to 60 characters." })
  name!: string;

  @Field(() => JsonObject, { description: "`RegistrationResponseJSON` of WebAuthn, to the options of this session." })
  response!: Readonly<Record<string, unknown>>;
}

@InputType({ description: "Another name of a passkey." })
export class RenamePasskeyInput {
  @IdOf("Passkey", { description: "Which one." })
  id!: string;

  @Field(() => String, { description: "1 to 60 characters." })
  name!: string;
}

@InputType({ description: "A passkey that is no longer to work." })
export class RemovePasskeyInput {
  @IdOf("Passkey", { description: "Which one." })
  id!: string;
}

/** The payload of a mutation that begins something with a passkey. */
@ObjectType()
export abstract class PasskeyOptionsPayload extends MutationPayload {
  @Field(() => JsonObject, {
    nullable: true,
    description: "What the browser asks the authenticator for, as WebAuthn spells it in JSON.",
  })
  options?: PasskeyOptions;
}

/** The payload of a mutation of a passkey. */
@ObjectType()
export abstract class PasskeyPayload extends MutationPayload {
  @Field(() => PasskeyType, { nullable: true, description: "The passkey as it is now, or was." })
  passkey?: PasskeyRow;
}

import { ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `register`." })
export class RegisterPayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `registerFromOrder`." })
export class RegisterFromOrderPayload extends MutationPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `confirmRegistration`." })
export class ConfirmRegistrationPayload extends SignedInPayload {}

import { ObjectType } from "type-graphql";
import { AccountPayload } from "../account/account.payloads.js";

@ObjectType({ simpleResolvers: true, description: "The outcome of `saveAddress`." })
export class SaveAddressPayload extends AccountPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `removeAddress`." })
export class RemoveAddressPayload extends AccountPayload {}

import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { PASSKEY_CHALLENGE_MINUTES } from "../../rules/retention-periods.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { PasskeyService } from "./passkey.service.js";
import {
  AddPasskeyInput,
  OwnPasskeys,
  PasskeyOptionsPayload,
  PasskeyPayload,
  PasskeyType,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from "./passkey.types.js";

type Context = StaffContext<{ passkeys: PasskeyService }>;

@Resolver(() => PasskeyType)
export class PasskeyResolver {
  @May("self:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => OwnPasskeys, { description: "The passkeys of the member who is signed in." })
  async ownPasskeys(@Ctx() context: Context): Promise<OwnPasskeys> {
    const { services, staff } = context;
    const passkeys = await services.passkeys.all(sessionOf(context).staffId);
    return { passkeys, isAvailable: staff.relyingParty !== undefined };
  }

  @May("self:secure")
  @Fails(["CONFLICT", "browsers offer no passkeys at the shop's address"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(PasskeyOptionsPayload, {
    description: `What the browser needs to make a passkey, which \`addPasskey\` adds within ${PASSKEY_CHALLENGE_MINUTES} minutes. Needs a fresh code.`,
  })
  async beginAddingPasskey(@Ctx() context: Context): Promise<PasskeyOptionsPayload> {
    const { services, staff } = context;
    return { options: await services.passkeys.beginAddition(sessionOf(context), staff.relyingParty) };
  }

  @May("self:secure")
  @Fails(
    "BAD_USER_INPUT",
    [
      "WRONG_CREDENTIALS",
      "it answers another challenge, an old one, or was not made here by a person who was verified",
    ],
    ["CONFLICT", "browsers offer no passkeys at the shop's address"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(PasskeyPayload, { description: "Adds a passkey as a second factor. Needs a fresh code." })
  async addPasskey(
    @Arg("input", () => AddPasskeyInput, { description: "Which one." }) input: AddPasskeyInput,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    const { services, staff } = context;
    return { passkey: await services.passkeys.add(sessionOf(context), staff.relyingParty, input) };
  }

  @May("self:secure")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(PasskeyPayload, { description: "Gives a passkey another name. Needs a fresh code." })
  async renamePasskey(
    @Arg("input", () => RenamePasskeyInput, { description: "Which one." }) input: RenamePasskeyInput,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    return { passkey: await context.services.passkeys.rename(sessionOf(context), input) };
  }

  @May("self:secure")
  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(PasskeyPayload, {
    description: "Removes a passkey, which no longer works. Codes of the app still do. Needs a fresh code.",
  })
  async removePasskey(
    @Arg("input", () => RemovePasskeyInput, { description: "Which one." }) { id }: RemovePasskeyInput,
    @Ctx() context: Context,
  ): Promise<PasskeyPayload> {
    return { passkey: await context.services.passkeys.remove(sessionOf(context), id) };
  }
}

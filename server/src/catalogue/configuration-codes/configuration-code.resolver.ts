import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { CODE_DAYS } from "../../rules/retention-periods.js";
import type { ConfigurationCodeService } from "./configuration-code.service.js";
import {
  ConfigurationCodesPayload,
  ConfigurationCodeType,
  CreateConfigurationCodesInput,
} from "./configuration-code.types.js";

type Context = RequestContext<{ configurationCodes: ConfigurationCodeService }>;

@Resolver(() => ConfigurationCodeType)
export class ConfigurationCodeResolver {
  @Fails("BAD_USER_INPUT", ["NOT_FOUND", "unknown, expired, or no longer made"], "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Query(() => ConfigurationCodeType, { description: "The configuration that was read out on the phone." })
  async configurationCode(
    @Arg("code", () => String, { description: "As it was typed: in any case, with spaces and dashes." }) code: string,
    @Ctx() { services, rateLimits, clientIp }: Context,
  ): Promise<ConfigurationCodeType> {
    await rateLimits.take("configuration-code-look-ups", clientIp);
    return services.configurationCodes.read(code);
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @PayloadMutation(ConfigurationCodesPayload, {
    description: `Makes short codes of configurations, to be read out on the phone. Again is fine: an equal configuration keeps its code, which works for another ${CODE_DAYS} days. Needs no session.`,
  })
  async createConfigurationCodes(
    @Arg("input", () => CreateConfigurationCodesInput, { description: "The configurations." })
    { configurations }: CreateConfigurationCodesInput,
    @Ctx() { services, rateLimits, clientIp }: Context,
  ): Promise<ConfigurationCodesPayload> {
    await rateLimits.take("configuration-codes", clientIp);
    return { configurationCodes: await services.configurationCodes.make(configurations) };
  }
}

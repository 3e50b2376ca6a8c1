import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { OptionCopyService } from "./option-copies.service.js";
import { CopyWindowOptionInput, OptionCopiesPayload } from "./option-copies.types.js";

type Context = RequestContext<{ optionCopies: OptionCopyService }>;

@Resolver()
export class OptionCopyResolver {
  @Fails(
    "BAD_USER_INPUT",
    ["NOT_FOUND", "no such option"],
    ["CONFLICT", "in the moment of signing in"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(OptionCopiesPayload, {
    description:
      "Chooses what is considered for one window for others too, each in the size that would be ordered there, checked and priced anew. Answers for each what differs, or why it was left as it is; the others are changed together. The same call once more changes nothing.",
  })
  async copyWindowOption(
    @Arg("input", () => CopyWindowOptionInput, { description: "Which option, and for which windows." })
    input: CopyWindowOptionInput,
    @Ctx() { services, visitor }: Context,
  ): Promise<OptionCopiesPayload> {
    return services.optionCopies.copy(await visitor.find(), input);
  }
}

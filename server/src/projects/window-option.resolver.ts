import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation, userErrorsOf } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { WindowOptionsChanged } from "./project.errors.js";
import type { WindowRow } from "./project.queries.js";
import { ProjectWindowType } from "./project.types.js";
import type { WindowOptionLoaders } from "./window-option.loaders.js";
import type { WindowOptionService, WindowWithOptions } from "./window-option.service.js";
import {
  ChooseWindowOptionInput,
  KeepWindowOptionInput,
  RemoveWindowOptionInput,
  WindowOptionsPayload,
  WindowOptionType,
} from "./window-option.types.js";

type Context = RequestContext<{ windowOptions: WindowOptionService }, WindowOptionLoaders>;

@Resolver(() => ProjectWindowType)
export class WindowOptionResolver {
  @FieldResolver(() => [WindowOptionType], {
    description: "What the household considers for it, at most 4, by their places.",
  })
  options(
    @Root() { id, options }: WindowRow & Partial<WindowWithOptions>,
    @Ctx() { loaders }: Context,
  ): Promise<WindowOptionType[]> | WindowOptionType[] {
    return options ?? loaders.windowOptions.load(id);
  }

  @Fails(
    "BAD_USER_INPUT",
    ["NOT_FOUND", "no such window or product"],
    "LIMIT_EXCEEDED",
    ["CONFLICT", "in the moment of signing in"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(WindowOptionsPayload, {
    description:
      "Keeps a configured product as an option for a window, checked as `addToCart` checks it. The same once more changes nothing.",
  })
  keepWindowOption(
    @Arg("input", () => KeepWindowOptionInput, { description: "What, and for which window." })
    input: KeepWindowOptionInput,
    @Ctx() context: Context,
  ): Promise<WindowOptionsPayload> {
    return changed(context, input, (visitorId) => context.services.windowOptions.keep(visitorId, input));
  }

  @Fails("NOT_FOUND", ["CONFLICT", "also in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(WindowOptionsPayload, {
    description:
      "Removes an option of a window. Where another device has changed its options since, nothing changes and `window` is the window as it is.",
  })
  removeWindowOption(
    @Arg("input", () => RemoveWindowOptionInput, { description: "Which option." }) input: RemoveWindowOptionInput,
    @Ctx() context: Context,
  ): Promise<WindowOptionsPayload> {
    return changed(context, input, (visitorId) => context.services.windowOptions.remove(visitorId, input));
  }

  @Fails("NOT_FOUND", ["CONFLICT", "also in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(WindowOptionsPayload, {
    description:
      "Chooses one of a window's options, or none. Where another device has changed its options since, nothing changes and `window` is the window as it is.",
  })
  chooseWindowOption(
    @Arg("input", () => ChooseWindowOptionInput, { description: "Which option." }) input: ChooseWindowOptionInput,
    @Ctx() context: Context,
  ): Promise<WindowOptionsPayload> {
    return changed(context, input, (visitorId) => context.services.windowOptions.choose(visitorId, input));
  }
}

/** Runs a change of a window's options. Where another device's change was in the way, the window is answered as it is. */
async function changed(
  { services, visitor }: Context,
  { windowKey }: { windowKey: string },
  change: (visitorId: string | undefined) => Promise<WindowWithOptions>,
): Promise<WindowOptionsPayload> {
  const visitorId = await visitor.find();
  try {
    return { window: await change(visitorId) };
  } catch (error) {
    if (!(error instanceof WindowOptionsChanged)) throw error;
    const window = await services.windowOptions.window(visitorId, windowKey);
    return { ...(window && { window }), errors: userErrorsOf(error) ?? [] };
  }
}

import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RuleKind } from "../../rules/published-rules.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { RuleVersionRow } from "./rules.queries.js";
import type { RulesPreview, RulesService, RulesState } from "./rules.service.js";
import {
  Kind,
  PublishRulesInput,
  RevertRulesInput,
  RulesPayload,
  RulesPreviewType,
  RulesType,
  RuleVersionType,
  SaveRulesDraftInput,
} from "./rules.types.js";

type Context = StaffContext<{ shopRules: RulesService }>;

/** Examples that a report shows; it counts all. */
const [SHOWN_PRODUCTS, SHOWN_LINES] = [200, 100];

@Resolver(() => RulesType)
export class RulesResolver {
  @May("rules:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [RulesType], { description: "Every kind of rules by which goods are made." })
  allRules(@Ctx() { services }: Context): Promise<RulesState[]> {
    return services.shopRules.all();
  }

  @May("rules:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => RulesType, { description: "One of them." })
  rules(
    @Arg("kind", () => Kind, { description: "Which one." }) kind: RuleKind,
    @Ctx() { services }: Context,
  ): Promise<RulesState> {
    return services.shopRules.read(kind);
  }

  @May("rules:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [RuleVersionType], { description: "The newest 100 versions of a kind, the newest first." })
  ruleVersions(
    @Arg("kind", () => Kind, { description: "Which kind." }) kind: RuleKind,
    @Ctx() { services }: Context,
  ): Promise<RuleVersionRow[]> {
    return services.shopRules.versions(kind);
  }

  @May("rules:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => RulesPreviewType, {
    description: "What the newest version of a kind would change if it were published now. Nothing is stored.",
  })
  async previewRules(
    @Arg("kind", () => Kind, { description: "Which kind." }) kind: RuleKind,
    @Ctx() { services }: Context,
  ): Promise<RulesPreviewType> {
    return toPreview(await services.shopRules.preview(kind));
  }

  @May("rules:change")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(RulesPayload, { description: "Saves rules as a new version, by which nothing is made yet." })
  async saveRulesDraft(
    @Arg("input", () => SaveRulesDraftInput, { description: "Which ones." }) input: SaveRulesDraftInput,
    @Ctx() context: Context,
  ): Promise<RulesPayload> {
    return { rules: await context.services.shopRules.saveDraft(sessionOf(context), input) };
  }

  @May("rules:publish")
  @Fails(
    "BAD_USER_INPUT",
    ["CONFLICT", "somebody was faster, there is no draft, or it would change something else than was looked at"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(RulesPayload, {
    description:
      "Puts the newest draft in force: pages, carts and what is ordered follow within a second. Placed orders keep the rules that they were made by.",
  })
  async publishRules(
    @Arg("input", () => PublishRulesInput, { description: "Which one." }) input: PublishRulesInput,
    @Ctx() context: Context,
  ): Promise<RulesPayload> {
    return { rules: await context.services.shopRules.publish(sessionOf(context), input) };
  }

  @May("rules:publish")
  @Fails("BAD_USER_INPUT", ["NOT_FOUND", "no such version"], ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(RulesPayload, { description: "Puts an earlier version in force again, as a new version." })
  async revertRules(
    @Arg("input", () => RevertRulesInput, { description: "Which one." }) input: RevertRulesInput,
    @Ctx() context: Context,
  ): Promise<RulesPayload> {
    return { rules: await context.services.shopRules.revert(sessionOf(context), input) };
  }
}

const toPreview = ({ products, carts, ...preview }: RulesPreview): RulesPreviewType => ({
  ...preview,
  productCount: products.productIds.length,
  products: products.effects.slice(0, SHOWN_PRODUCTS),
  problems: [...products.problems],
  cartCount: carts.cartCount,
  lineCount: carts.lineCount,
  lines: carts.effects.slice(0, SHOWN_LINES),
});

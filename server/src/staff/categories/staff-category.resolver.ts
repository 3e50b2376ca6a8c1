import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { CatalogueService } from "../../catalogue/products/catalogue.service.js";
import { categorySeo, type SeoTexts } from "../../catalogue/seo/seo-texts.js";
import { Seo } from "../../catalogue/seo/seo.types.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { AuditRow } from "../audit/audit.queries.js";
import type { AuditService } from "../audit/audit.service.js";
import { AuditEntryType } from "../audit/audit.types.js";
import type { StaffPictureRow } from "../catalogue/product-pictures.queries.js";
import { StaffPictureType } from "../catalogue/staff-product.types.js";
import type { CategoryVersionRow, StaffCategoryRow } from "./staff-category.queries.js";
import type { StaffCategoryService } from "./staff-category.service.js";
import {
  CategoryVersionType,
  RevertCategoryInput,
  StaffCategoryPayload,
  StaffCategoryType,
  UpdateCategoryInput,
} from "./staff-category.types.js";

type StaffCategoryServices = {
  staffCategories: StaffCategoryService;
  staffAudit: AuditService;
  catalogue: CatalogueService;
  shopProfile: { name: string };
};
type Context = StaffContext<StaffCategoryServices>;

/** About as many as there are; what a list of them shows besides their rows are statements of their own. */
const CATEGORIES = 10;

@Resolver(() => StaffCategoryType)
export class StaffCategoryResolver {
  @May("categories:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffCategoryType], {
    description: "All categories, in the order of the menu.",
    complexity: ({ childComplexity }) => 1 + CATEGORIES * childComplexity,
  })
  categories(@Ctx() { services }: Context): Promise<StaffCategoryRow[]> {
    return services.staffCategories.all();
  }

  @May("categories:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffCategoryType, { nullable: true, description: "One category; null where there is none." })
  category(
    @IdArg("id", "Category", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffCategoryRow | null> {
    return services.staffCategories.find(id);
  }

  @May("categories:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffCategoryPayload, {
    description: "Changes texts and picture of a category, as a new version. Shoppers see it within a second.",
  })
  async updateCategory(
    @Arg("input", () => UpdateCategoryInput, { description: "Which one, and what." }) input: UpdateCategoryInput,
    @Ctx() context: Context,
  ): Promise<StaffCategoryPayload> {
    const { id, expectedVersion, ...typed } = input;
    const { staffCategories } = context.services;
    return { category: await staffCategories.update(sessionOf(context), { id, expectedVersion }, typed) };
  }

  @May("categories:change")
  @Fails(
    ["BAD_USER_INPUT", "another category has its name by now"],
    "NOT_FOUND",
    ["CONFLICT", "somebody was faster"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(StaffCategoryPayload, {
    description: "Gives a category the texts and the picture of an earlier version, as a new version.",
  })
  async revertCategory(
    @Arg("input", () => RevertCategoryInput, { description: "Which one." }) input: RevertCategoryInput,
    @Ctx() context: Context,
  ): Promise<StaffCategoryPayload> {
    const { version, ...expected } = input;
    return { category: await context.services.staffCategories.revert(sessionOf(context), expected, version) };
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is the sale, which lists what is reduced in other categories.",
  })
  isSale(@Root() { onlyReduced }: StaffCategoryRow): boolean {
    return onlyReduced;
  }

  @FieldResolver(() => Seo, { nullable: true, description: "What a search engine shows of its page." })
  async seo(@Root() { slug }: StaffCategoryRow, @Ctx() { services }: Context): Promise<SeoTexts | null> {
    const category = await services.catalogue.category(slug);
    return category && categorySeo({ ...category, text: category.description }, services.shopProfile.name);
  }

  @FieldResolver(() => [StaffPictureType], {
    description:
      "What its tile may show without an upload: its own, earlier ones, and those of products that it lists.",
  })
  offeredPictures(@Root() { id }: StaffCategoryRow, @Ctx() { services }: Context): Promise<StaffPictureRow[]> {
    return services.staffCategories.offeredPictures(id);
  }

  @FieldResolver(() => [CategoryVersionType], {
    description: "What it was before staff changed it, and its newest 100 versions since; the newest first.",
  })
  versions(@Root() { id }: StaffCategoryRow, @Ctx() { services }: Context): Promise<CategoryVersionRow[]> {
    return services.staffCategories.versions(id);
  }

  @FieldResolver(() => [AuditEntryType], { description: "What staff have changed, the latest first; at most 200." })
  audit(@Root() { id }: StaffCategoryRow, @Ctx() { services }: Context): Promise<AuditRow[]> {
    return services.staffAudit.ofSubject({ type: "Category", id: String(id) });
  }
}

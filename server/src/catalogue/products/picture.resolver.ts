import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { describedValues } from "../../kernel/graphql/described-enum.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { maskPath, MIDDLE_WIDTH, picturePath, pictureUrl } from "./picture-path.js";
import { Picture } from "./picture.entity.js";

const PictureFormat = describedValues<"avif" | "webp">("PictureFormat", "A format in which every picture is served.", {
  AVIF: ["avif", "The smallest; all browsers since 2024 show it."],
  WEBP: ["webp", "For all other browsers and for programs."],
});

/** Percent. */
const MIDDLE = 50;

@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, { description: "Names its files: /images/{file}-{width}.avif and .webp." })
  file(@Root() picture: Picture): string {
    return picture.id;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The point that stays in view where it is cropped, as `object-position` of CSS takes it: “30% 60%”. Null for its middle.",
  })
  focalPoint(@Root() { focusX, focusY }: Picture): string | null {
    return focusX === MIDDLE && focusY === MIDDLE ? null : `${focusX}% ${focusY}%`;
  }

  @FieldResolver(() => String, { description: "Its absolute URL in one width and format." })
  url(
    @Root() picture: Picture,
    @Arg("width", () => Int, {
      defaultValue: MIDDLE_WIDTH,
      description: "Pixels at least. It is served in the next larger of its widths, or in the widest.",
    })
    width: number,
    @Arg("format", () => PictureFormat, { defaultValue: "webp", description: "Its format." })
    format: "avif" | "webp",
    @Ctx() context: RequestContext,
  ): string {
    return pictureUrl(context, picturePath(picture, { width, format }));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Absolute URL of its mask, a white WebP whose alpha is the part that `tintBase` is about.",
  })
  maskUrl(
    @Root() picture: Picture,
    @Arg("width", () => Int, { defaultValue: MIDDLE_WIDTH, description: "Pixels at least, as for `url`." })
    width: number,
    @Ctx() context: RequestContext,
  ): string | null {
    return picture.tintBase === null ? null : pictureUrl(context, maskPath(picture, width));
  }
}

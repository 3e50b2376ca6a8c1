import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { IdArg } from "../kernel/graphql/id-fields.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { WindowRow } from "./project.queries.js";
import { ProjectWindowType } from "./project.types.js";
import type { WindowPhotoLoaders } from "./window-photo.loaders.js";
import type { WindowPhotoService } from "./window-photo.service.js";
import { WindowPhotoType } from "./window-photo.types.js";

type Context = RequestContext<{ windowPhotos: WindowPhotoService }, WindowPhotoLoaders>;

@Resolver(() => ProjectWindowType)
export class WindowPhotoResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => String, {
    nullable: true,
    description:
      "A photo of a window as a `data:` URL of a JPEG, up to 1600 pixels wide. Null for one that there is not, and for another household's.",
  })
  async windowPhoto(
    @IdArg("id", "WindowPhoto", { description: "`WindowPhoto.id`." }) id: string,
    @Ctx() { services, visitor }: Context,
  ): Promise<string | undefined> {
    return services.windowPhotos.picture(id, await visitor.find());
  }

  @FieldResolver(() => WindowPhotoType, { nullable: true, description: "A photo of it; null where there is none." })
  photo(@Root() { photoId }: WindowRow, @Ctx() { loaders }: Context): Promise<WindowPhotoType | null> | null {
    return photoId === null ? null : loaders.windowPhotos.load(photoId);
  }
}

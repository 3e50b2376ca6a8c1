import { z } from "zod";
import { globalId } from "../kernel/graphql/global-id.js";
import { visitorCall } from "../kernel/rest/endpoint.js";
import type { WindowPhotoService } from "./window-photo.service.js";

const call = visitorCall<{ windowPhotos: WindowPhotoService }>();

export const windowPhotoEndpoints = [
  call({
    method: "POST",
    path: "/window-photos",
    status: 201,
    takesPicture: true,
    response: z.object({ id: z.string(), preview: z.string() }),
    examples: [
      {
        file: "photo.jpg",
        answer:
          "`{id, preview}`: the id for `photoId` of a window of `saveProject` within a day, and a small JPEG as a `data:` URL. The body is a JPEG, PNG, WebP or AVIF; where and when it was taken is not kept.",
      },
    ],
    async run(_, { services, ...sender }) {
      const { id, preview } = await services.windowPhotos.keep(sender);
      return { id: globalId("WindowPhoto", id), preview };
    },
  }),
];

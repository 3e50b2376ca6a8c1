import { z } from "zod";
import { globalId } from "../kernel/graphql/global-id.js";
import { visitorCall } from "../kernel/rest/endpoint.js";
import { jpegUrl } from "../uploads/read-photo.js";
import type { ProblemPhotoService } from "./problem-photo.service.js";

export type ProblemPhotoServices = { problemPhotos: ProblemPhotoService };

const call = visitorCall<ProblemPhotoServices>();

export const problemEndpoints = [
  call({
    method: "POST",
    path: "/problem-photos",
    status: 201,
    takesPicture: true,
    response: z.object({ id: z.string(), preview: z.string() }),
    examples: [
      {
        file: "photo.jpg",
        answer:
          "`{id, preview}`: the id for `reportOrderProblem` of the same session within a day, and a small JPEG as a `data:` URL. The body is a JPEG, PNG, WebP or AVIF; where and when it was taken is not kept.",
      },
    ],
    async run(_, { services, ...sender }) {
      const { id, preview } = await services.problemPhotos.keep(sender);
      return {
        id: globalId("OrderProblemPhoto", id),
        preview: jpegUrl(preview.toString("base64")),
      };
    },
  }),
];

import { ENDPOINTS } from "../composition/domains/endpoints.js";

/** The example requests of docs/api.md, in the order of the endpoints, with full paths. */
export const REST_EXAMPLES = ENDPOINTS.flatMap(({ method, path, examples }) =>
  examples.map((example) => ({
    method,
    path: `/api${example.path ?? path}`,
    endpoint: path,
    body: example.body,
    file: example.file,
    answer: example.answer,
  })),
);

export type RestExample = (typeof REST_EXAMPLES)[number];

import { ENDPOINTS } from "../rest/endpoints.js";

/** The requests that docs/api.md shows, in the order of the endpoints, with all that their paths begin with. */
export const REST_EXAMPLES = ENDPOINTS.flatMap(({ method, path, examples }) =>
  examples.map((example) => ({
    method,
    path: `/api${example.path ?? path}`,
    endpoint: path,
    body: example.body,
    answer: example.answer,
  })),
);

export type RestExample = (typeof REST_EXAMPLES)[number];

import { REST_CALLS } from "../rest/calls.js";
import { VISITOR_ENDPOINTS } from "../rest/endpoints.js";

/** The requests that docs/api.md shows, with all that their paths begin with. */
export const REST_EXAMPLES = [
  ...REST_CALLS.map((call) => ({ ...call, body: undefined })),
  ...VISITOR_ENDPOINTS.flatMap(({ method, path, examples }) =>
    examples.map((example) => ({
      method,
      path: `/api${example.path ?? path}`,
      body: example.body,
      answer: example.answer,
    })),
  ),
];

export type RestExample = (typeof REST_EXAMPLES)[number];

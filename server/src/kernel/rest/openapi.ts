import { z } from "zod";
import { PICTURE_TYPES } from "../../rules/picture-uploads.js";
import type { Endpoint } from "./endpoint.js";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The endpoints as an OpenAPI document. */
export const openApi = (endpoints: readonly Documented[]) => ({
  openapi: "3.1.1",
  info: { title: "The shop's REST calls", version: "1.0.0", description: "Money in pounds, sizes in inches." },
  servers: [{ url: "/api" }],
  paths: Object.fromEntries(
    [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, group]) => [
      path,
      Object.fromEntries(group.map((endpoint) => [endpoint.method.toLowerCase(), operationOf(endpoint)])),
    ]),
  ),
});

function operationOf({ method, path, input, takesPicture, status, response, examples, hasJsonErrors }: Documented) {
  const { answer, body } = examples[0];
  return {
    operationId: operationId(method, path),
    tags: [segmentsOf(path)[0] ?? ""],
    description: answer,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter("path", name, { type: "string" }, true)),
      ...parametersOf("query", input.query, "output"), // as parsed: `limit` is an integer
      ...parametersOf("header", input.headers, "input"),
    ],
    ...(input.body && {
      requestBody: { required: true, content: json(jsonSchema(withoutHoneypots(input.body), "input"), body) },
    }),
    ...(takesPicture && {
      requestBody: { required: true, content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}])) },
    }),
    responses: {
      [status]: { description: "Success", content: json(jsonSchema(response, "output")) },
      default: {
        description: "Failure: a sentence for people",
        content: hasJsonErrors ? json(JSON_ERROR) : { "text/plain": { schema: { type: "string" } } },
      },
    },
  };
}

type Documented = Omit<Endpoint<never>, "respond">;

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** `getProductsByIdReviews` of GET /products/{id}/reviews: names the function of a generated client. */
const operationId = (method: string, path: string) =>
  method.toLowerCase() +
  segmentsOf(path)
    .map((segment) => capitalised(segment.replace(/^\{(\w+)\}$/, "by-$1")))
    .join("");

const capitalised = (words: string) => words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const JSON_ERROR: JsonSchema = {
  type: "object",
  properties: { success: { const: false }, error: { type: "string" } },
  required: ["success", "error"],
};

const json = (schema: JsonSchema, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

const parameter = (place: string, name: string | undefined, schema: unknown, required: boolean) => ({
  name,
  in: place,
  required,
  schema,
});

function parametersOf(place: string, schema: z.ZodObject | undefined, io: "input" | "output") {
  if (!schema) return [];
  const { required = [] } = jsonSchema(schema, "input");
  return Object.entries(jsonSchema(schema, io).properties ?? {}).map(([name, value]) =>
    parameter(place, name, value, required.includes(name)),
  );
}

/** Honeypots are for bots: a developer who filled one in would get no answer but the usual one. */
function withoutHoneypots(body: z.ZodObject): z.ZodObject {
  const isHoneypot = (field: z.core.$ZodType) => z.globalRegistry.get(field)?.["isHoneypot"] === true;
  return z.object(Object.fromEntries(Object.entries(body.shape).filter(([, field]) => !isHoneypot(field))));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema._zod.def.type === "date") Object.assign(written, { type: "string", format: "date-time" });
      if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
    },
  });
  return described;
}

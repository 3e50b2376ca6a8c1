import type { Request } from "express";
import type { z } from "zod";
import { BadInput } from "../errors/shop-error.js";
import type { Visitor } from "../requests/visitor.js";

/** An example request for docs/api.md with its response. It works in a new shop, apart from the ids in braces. */
type Example = {
  /** With an example of each parameter; the path of the endpoint by default. */
  path?: string;
  body?: Readonly<Record<string, unknown>>;
  /** Where the body is a picture: the name of its file, a JPEG. */
  file?: string;
  answer: string;
};

type Method = "GET" | "POST" | "PUT" | "DELETE";
type InputSchemas = { query?: z.ZodObject; headers?: z.ZodObject; body?: z.ZodObject };

/** `{ id: string }` of "/cart/{id}". */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : unknown;

type Input<Path extends string, Schemas extends InputSchemas> = { params: Params<Path> } & {
  [Part in keyof Schemas]: Schemas[Part] extends z.ZodType ? z.output<Schemas[Part]> : never;
};

/** A response body with headers, by names in lower case. */
export class WithHeaders<Body> {
  constructor(
    readonly body: Body,
    readonly headers: Readonly<Record<string, string>>,
    /** Surrogate keys of what a public response shows and depends on; without them any change of the catalogue outdates it. */
    readonly keys?: readonly string[],
  ) {}

  /** The same, with the keys of what it shows and depends on. */
  showing(keys: readonly string[]): WithHeaders<Body> {
    return new WithHeaders(this.body, this.headers, keys);
  }
}

/** An endpoint for routes and documents. */
type Description = {
  method: Method;
  /** Below /api, with parameter names in braces. */
  path: string;
  status: number;
  examples: readonly [Example, ...Example[]];
  input: InputSchemas;
  /** Whether the body is the bytes of a picture, which `readPicture` reads. */
  takesPicture: boolean;
  /** Of the response body. Fields that it does not name are left out of the response. */
  response: z.ZodType;
  /** Whether errors are JSON too: `{success: false, error}`. */
  hasJsonErrors: boolean;
};

export type Endpoint<Context> = Readonly<Description> & {
  /** @throws {BadInput} {@link z.ZodError} if the request does not match the schemas */
  respond: (request: Request, context: Context) => Promise<WithHeaders<unknown>>;
};

type Definition<Path extends string, Schemas extends InputSchemas, Response extends z.ZodType, Context> = Pick<
  Description,
  "method" | "examples"
> &
  Partial<Pick<Description, "status" | "hasJsonErrors" | "takesPicture">> & {
    path: Path;
    input?: Schemas;
    response: Response;
    run(input: Input<Path, Schemas>, context: Context): Promise<z.input<Response> | WithHeaders<z.input<Response>>>;
  };

const endpointOf =
  <Context>() =>
  <Path extends string, Schemas extends InputSchemas, Response extends z.ZodType>({
    run,
    ...definition
  }: Definition<Path, Schemas, Response, Context>): Endpoint<Context> => {
    const description: Description = {
      status: 200,
      input: {},
      hasJsonErrors: false,
      takesPicture: false,
      ...definition,
    };
    return {
      ...description,
      async respond(request, context) {
        const result = await run(inputOf(description.input, request) as Input<Path, Schemas>, context);
        const { body, headers, keys } = result instanceof WithHeaders ? result : new WithHeaders(result, {});
        return new WithHeaders(responseBody(description, body), headers, keys);
      },
    };
  };

/** Public reads: cached until the catalogue changes, without a visitor. */
export const publicRead = <Services>() => endpointOf<Services>();

/** Calls of one visitor. */
export const visitorCall = <Services>() => endpointOf<VisitorContext<Services>>();

/** Context of a visitor's call besides its input. */
export type VisitorContext<Services> = {
  services: Services;
  visitor: Visitor;
  clientIp: string;
  /** The body of a call that takes a picture, unchecked. To be called once it is known that it is wanted. @throws {BadInput} */
  readPicture(): Promise<Buffer>;
};

/** An internal error, not the request's: it is logged and answered like any other. */
function responseBody({ method, path, response }: Description, body: unknown): unknown {
  const { success, data, error } = response.safeParse(body);
  if (!success) throw new Error(`The response of ${method} ${path} does not fit its schema.`, { cause: error });
  return data;
}

const inputOf = ({ query, headers, body }: InputSchemas, request: Request) => ({
  params: request.params,
  query: query && parsedQuery(query, request.query),
  headers: headers?.parse(request.headers),
  body: body?.parse(request.body),
});

function parsedQuery(schema: z.ZodObject, query: unknown): unknown {
  const { data, error } = schema.safeParse(query);
  const issue = error?.issues[0];
  if (!issue) return data;
  const name = String(issue.path[0]);
  throw new BadInput(`${name} ${issue.message}.`, { [name]: issue.message });
}

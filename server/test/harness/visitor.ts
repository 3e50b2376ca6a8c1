/** A response of GraphQL or REST. */
export type GraphQLAnswer<Data> = {
  status: number;
  requestId: string;
  data: Data;
  errors: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string> } & Record<string, unknown>;
  }[];
};
export type RestAnswer = { status: number; requestId: string; text: string; setsCookie: boolean };

/** A client of the shop with a cookie jar. */
export class TestVisitor {
  /** The session cookie, as a browser sends it. */
  cookie: string | undefined;
  /** The device cookie, by which accounts recognise the browser. */
  deviceCookie: string | undefined;
  /** Sent as `Authorization: Bearer`. */
  accessToken: string | undefined;

  /** Sent with each request. */
  headers: Record<string, string> = {};

  constructor(private readonly shopUrl: string) {}

  /**
   * Sends an operation. `Data` is the caller's claim, which the tests verify. The errors of payloads are among `errors`, in the form
   * of thrown ones.
   */
  async graphql<Data = Record<string, never>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphQLAnswer<Data>> {
    const response = await this.send("POST", "/graphql", JSON.stringify({ query, variables }));
    const { data, errors } = (await response.json()) as Partial<GraphQLAnswer<Data>>;
    return {
      status: response.status,
      requestId: requestIdOf(response),
      data: data as Data,
      errors: [...(errors ?? []), ...payloadErrors(data)],
    };
  }

  /** Sends a REST call; a text body is sent unchanged. */
  async rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const response = await this.send(method, path, text);
    return {
      status: response.status,
      requestId: requestIdOf(response),
      text: await response.text(),
      setsCookie: response.headers.getSetCookie().length > 0,
    };
  }

  /** Sends any request with the visitor's cookies; `headers` override those of a JSON request. */
  async send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookies = [this.cookie, this.deviceCookie].filter((cookie) => cookie !== undefined);
    const response = await fetch(this.shopUrl + path, {
      method,
      redirect: "manual",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
        ...(this.accessToken !== undefined && { authorization: `Bearer ${this.accessToken}` }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.replace(/;.*$/s, ""));
    return response;
  }

  private keep(cookie: string): void {
    if (/^(?:__Host-)?device=/.test(cookie)) this.deviceCookie = cookie;
    else this.cookie = cookie;
  }
}

type UserError = { code: string; message: string; field: string[] | null };

/** The errors of the payloads in the data of a mutation. Each has the sentences of all fields. */
export function payloadErrors(data: unknown): GraphQLAnswer<unknown>["errors"] {
  return Object.entries(Object(data)).flatMap(([name, payload]) => {
    const { errors = [] } = Object(payload) as { errors?: UserError[] };
    const fields = errors.flatMap(({ field, message }) => (field ? [[field.join("."), message]] : []));
    const [first] = errors;
    if (!first) return [];
    const message = errors.map((error) => error.message).join(" ");
    const extensions = { code: first.code, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
    return [{ message, path: [name], extensions }];
  });
}

const requestIdOf = (response: Response) => response.headers.get("x-request-id") ?? "";

import type { TypedDocumentString } from "../gql/graphql";
import { refuseFailed } from "./payload-errors";
import { StaffError } from "./staff-error";

const ENDPOINT = "/admin/graphql";

type Answer = {
  data?: object | null;
  errors?: { message: string; extensions?: { code?: string; reason?: string; fields?: Record<string, string> } }[];
};

/** Sends an operation to the staff API. @throws {StaffError} for a refusal, also one in a payload, and without an answer */
export async function send<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data, errors = [] } = await answerTo(JSON.stringify({ query: document.toString(), variables }));
  const [first] = errors;
  if (first) {
    const { code = "INTERNAL_SERVER_ERROR", ...details } = first.extensions ?? {};
    throw new StaffError(first.message, code, details);
  }
  if (!data) throw noAnswer();
  refuseFailed(data);
  return data as Result;
}

async function answerTo(body: string): Promise<Answer> {
  try {
    const response = await fetch(ENDPOINT, { method: "POST", headers: { "content-type": "application/json" }, body });
    return (await response.json()) as Answer;
  } catch {
    throw noAnswer();
  }
}

const noAnswer = () => new StaffError("The shop does not answer. Please try again in a moment.", "NO_ANSWER");

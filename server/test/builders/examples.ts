import { readExamples, type Example } from "../../src/graphql/explorer/examples.js";
import { payloadErrors, type GraphQLAnswer, type TestVisitor } from "../harness/visitor.js";

const EXAMPLES = readExamples();

export function exampleOf(name: string): Example {
  const example = EXAMPLES.find((other) => other.name === name);
  if (!example) throw new Error(`There is no example ${name}.`);
  return example;
}

/** Runs an example as it stands, after the one that it names. */
export async function runExample(visitor: TestVisitor, example: Example): Promise<GraphQLAnswer<object | null>> {
  if (example.first !== undefined) await runExample(visitor, exampleOf(example.first));
  const { request, document, variables } = example;
  if (!request) return visitor.graphql<object | null>(document, variables);
  const answer = await visitor.send("POST", request.path, request.body, request.headers);
  const { data = null, errors = [] } = (await answer.json()) as Partial<GraphQLAnswer<object | null>>;
  return { status: answer.status, requestId: "", data, errors: [...errors, ...payloadErrors(data)] };
}

import type { TestVisitor } from "../harness/visitor.js";
import { aQuoteForm, requestQuote, type TestQuote } from "./enquiry.js";

export type TestSentProject = {
  id: string;
  message: string | null;
  windowCount: number;
  photoCount: number;
  answers: { text: string; answeredAt: string; quoteNumber: string | null }[];
};

/** Sends the project of a visitor with a quote request. */
export async function sendProject(visitor: TestVisitor, changes: Record<string, unknown> = {}): Promise<TestQuote> {
  const { data, errors } = await requestQuote(visitor, aQuoteForm({ attachesProject: true, ...changes }));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.requestQuote.quoteRequest;
}

/** What a visitor has sent of their project. */
export const sentProjects = async (visitor: TestVisitor): Promise<TestSentProject[]> =>
  (
    await visitor.graphql<{ project: { sent: TestSentProject[] } }>(
      "{ project { sent { id message windowCount photoCount answers { text answeredAt quoteNumber } } } }",
    )
  ).data.project.sent;

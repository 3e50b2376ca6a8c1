import type { ApolloClient } from "@apollo/client";
import type { z } from "zod";
import { formatPromise } from "@rules/opening-hours";
import { quoteForm } from "@rules/quote-form";
import { graphql } from "../../../gql";
import type { RequestQuoteInput } from "../../../gql/graphql";
import type { FieldProblems } from "../../../lib/field-problems";
import { idempotencyKeys } from "../../../lib/idempotency-keys";
import type { SpamHints } from "../../../ui/form/Honeypot";
import type { QuoteTexts } from "./quote-fields";

const REQUEST_QUOTE = graphql(`
  mutation RequestQuote($input: RequestQuoteInput!) {
    requestQuote(input: $input) {
      quoteRequest {
        id
        promisedContactBy
      }
    }
  }
`);

const quoteKeys = idempotencyKeys("quote-key");

type ValidQuote = z.output<typeof quoteForm>;
type SentQuote = ValidQuote & Pick<RequestQuoteInput, "attachesProject" | "attachesPhotos">;

/** What was typed as the rules leave it, or the first sentence for each field that breaks one. */
export function checkQuote(texts: QuoteTexts): { form: ValidQuote } | { problems: FieldProblems } {
  const result = quoteForm.safeParse(texts);
  if (result.success) return { form: result.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[path.join(".")] ??= message;
  return { problems };
}

/** Sends the request and resolves to when the shop will have been in touch: "6pm on Saturday, 21 November". */
export async function sendQuote(client: ApolloClient, form: SentQuote, hints: SpamHints): Promise<string> {
  const input = { ...form, ...hints, idempotencyKey: quoteKeys.keyFor(form) };
  const { data } = await client.mutate({ mutation: REQUEST_QUOTE, variables: { input } });
  const request = data?.requestQuote?.quoteRequest;
  if (!request) throw new Error("The shop answered without the request.");
  quoteKeys.forget();
  return formatPromise(new Date(request.promisedContactBy));
}

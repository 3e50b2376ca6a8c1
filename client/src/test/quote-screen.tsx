import { fireEvent, screen } from "@testing-library/react";
import type { GraphQLError } from "graphql";
import type { RequestQuoteInput, SaveProjectInput } from "../gql/graphql";
import { QuoteForm } from "../pages/home/quote/QuoteForm";
import { aWindow } from "./choices-desk";
import { field } from "./fields";
import { renderInShop } from "./render-in-shop";
import { schemaLink } from "./schema-link";

/** Valid values by the labels of the fields. */
export const VALID = { Name: "Jo Whitfield", Email: "jo@example.com", Phone: "07700 900456", Postcode: "BS6 7QX" };

/** A fake server for quote requests. */
export class QuoteDesk {
  /** All requests, refused ones too. */
  readonly requests: RequestQuoteInput[] = [];
  /** Errors for the next requests. */
  readonly refusals: GraphQLError[] = [];
  /** Responses wait for this promise. */
  gate: Promise<void> = Promise.resolve();
  promisedContactBy = "2026-11-23T18:00:00.000Z";
  /** The visitor's windows that the shop keeps, as `aWindow` makes them. */
  windows: object[] = [];
  /** What the shop says of the windows waits for this promise. */
  windowsGate: Promise<void> = Promise.resolve();
  /** Why the shop does not take what this browser has of the windows. */
  savingRefusal: GraphQLError | undefined;
  /** Why the shop does not say which windows it keeps. */
  windowsRefusal: GraphQLError | undefined;

  readonly link = schemaLink({
    me: null,
    project: async () => {
      await this.windowsGate;
      if (this.windowsRefusal) throw this.windowsRefusal;
      return this.#project();
    },
    saveProject: ({ input }: { input: SaveProjectInput }) => {
      if (this.savingRefusal) throw this.savingRefusal;
      const added = (input.windows ?? []).map(({ key, name }) => aWindow(key, name ?? "", null, []));
      this.windows = [...this.windows, ...added];
      return { project: this.#project(), conflicts: [] };
    },
    requestQuote: async ({ input }: { input: RequestQuoteInput }) => {
      this.requests.push({ ...input });
      await this.gate;
      const refusal = this.refusals.shift();
      if (refusal) throw refusal;
      return { quoteRequest: { id: "q1", promisedContactBy: this.promisedContactBy } };
    },
  });

  #project() {
    return { id: "p1", version: 1, rooms: [], windows: this.windows };
  }
}

/** Opens the quote form of the home page. */
export async function openQuote(desk = new QuoteDesk()) {
  const page = await renderInShop(<QuoteForm phone="01632 960001" />, desk.link);
  return { desk, ...page };
}

export const sendButton = () => screen.getByRole("button", { name: /Get a FREE Quote/ });

/** Fills fields by their labels. The form listens to `input` events. */
export function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

import type { GraphQLError } from "graphql";
import type { RequestSamplesInput, SendContactMessageInput } from "../gql/graphql";
import { schemaLink } from "./schema-link";

const aFabric = (name: string) => ({ name, label: name, note: "Cloth" });
const WHITE = { name: "White", label: "White", hex: "#f4f2ec" };
const NAVY = { name: "Navy", label: "Navy", hex: "#2f3d52" };
const GREY = { name: "Light Grey", label: "Light Grey", hex: "#c3c5c0" };

const PRODUCTS = [
  {
    id: "UHJvZHVjdDox",
    name: "Roller Blinds",
    colors: [WHITE, NAVY, GREY],
    materials: [aFabric("Blackout Fabric"), aFabric("Thermal Fabric")],
  },
  {
    id: "UHJvZHVjdDoy",
    name: "Vertical Blinds",
    colors: [WHITE, NAVY, GREY],
    materials: [aFabric("Thermal Fabric"), { name: "PVC", label: "PVC", note: "Hard" }],
  },
  { id: "UHJvZHVjdDoz", name: "Roman Blinds", colors: [WHITE, NAVY], materials: [aFabric("Blackout Fabric")] },
];

/** A fake server for contact messages and sample requests. It executes operations with the real schema. */
export class EnquiryDesk {
  readonly messages: SendContactMessageInput[] = [];
  readonly samples: RequestSamplesInput[] = [];
  /** Idempotency keys of all requests, refused ones too. */
  readonly keys: unknown[] = [];
  /** Errors for the next requests. */
  readonly refusals: GraphQLError[] = [];
  /** Responses wait for this promise. */
  gate: Promise<void> = Promise.resolve();

  readonly link = schemaLink({
    shop: {
      phone: "020 7946 0123",
      whatsApp: "07700 900123",
      email: "hello@measured.example",
      hours: [{ days: "Mon–Fri", opens: "9am", closes: "6pm" }],
      closedDays: [{ date: "2026-12-24", name: "Christmas Eve" }],
    },
    products: { edges: PRODUCTS.map((node) => ({ cursor: node.id, node })) },
    sendContactMessage: ({ input }: { input: SendContactMessageInput }) => this.#take(this.messages, input),
    requestSamples: ({ input }: { input: RequestSamplesInput }) => this.#take(this.samples, input),
  });

  async #take<Input extends { idempotencyKey?: string | null }>(taken: Input[], input: Input) {
    this.keys.push(input.idempotencyKey);
    await this.gate;
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    taken.push(structuredClone(input));
    return { id: String(taken.length) };
  }
}

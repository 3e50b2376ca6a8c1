import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GraphQLError } from "graphql";
import { vi } from "vitest";
import type { ReportOrderProblemInput, WriteAboutProblemInput } from "../gql/graphql";
import { ORDER } from "./placed-order";
import { renderTracking } from "./tracking-screen";

/** An order of which problems may be reported. */
const SENT = { ...ORDER, status: "DELIVERED" };
const AT = "2026-11-24T09:00:00.000Z";

export const aMessage = (id: string, text: string, isFromShop = false) => ({ id, text, isFromShop, writtenAt: AT });
export const PROBLEM = {
  ...{ id: "problem", item: 1, product: "Wooden Blinds", kind: "FAULT", state: "OPEN", agreed: null as string | null },
  ...{ lineId: "1", reportedAt: AT, photos: [] as object[] },
  messages: [aMessage("1", "The slats are askew.")],
};

export const aFile = (name: string) => new File(["pixels"], name, { type: "image/jpeg" });

type Shop = {
  /** Answers to the first changes. */
  refusals?: GraphQLError[];
  /** Why the list is refused once. */
  trouble?: GraphQLError;
  /** Until then no change is answered. */
  opened?: Promise<void>;
};

/** A tracked order with these problems, and what was sent to the shop. */
export async function openProblems(problems: object[] = [], { refusals = [], trouble, opened }: Shop = {}) {
  const reports: ReportOrderProblemInput[] = [];
  const messages: WriteAboutProblemInput[] = [];
  const answer = async () => {
    await opened;
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const root = {
    order: () => SENT,
    orderProblems: vi.fn<(args: object) => object[]>(() => problems),
    reportOrderProblem: async ({ input }: { input: ReportOrderProblemInput }) => {
      reports.push({ ...input });
      await answer();
      const picture = { width: 9, height: 6, preview: "data:image/jpeg;base64,AA==" };
      const photos = (input.photoIds ?? []).map((id) => ({ id, ...picture }));
      return { problem: { ...PROBLEM, id: "new", kind: input.kind, messages: [aMessage("2", input.text)], photos } };
    },
    writeAboutProblem: async ({ input }: { input: WriteAboutProblemInput }) => {
      messages.push({ ...input });
      await answer();
      return { problem: { ...PROBLEM, messages: [...PROBLEM.messages, aMessage("3", input.text)] } };
    },
  };
  if (trouble)
    root.orderProblems.mockImplementationOnce(() => {
      throw trouble;
    });
  await renderTracking(root, "/track-order?number=MBC482913");
  const section = within(await screen.findByRole("region", { name: "Put it right" }));
  return { section, reports, messages, orderProblems: root.orderProblems };
}

/** A shopper; files of any kind are chosen. */
export const user = userEvent.setup({ applyAccept: false });
export const typeInto = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
export const sendReport = () => user.click(screen.getByRole("button", { name: "Send report" }));

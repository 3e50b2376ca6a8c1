import type { WholeOrder } from "../orders-provider";
import { useCheckedLine } from "../use-checked-line";
import { previewRemake, remakeOrderLine, type RemakeableLine } from "./remake-changes";
import { typedRemake } from "./typed-remake";

/** A remake: what was typed is checked and shown, and then agreed to as it was shown. */
export const useRemake = (order: WholeOrder, lineId: string, made: RemakeableLine | undefined, onDone: () => void) =>
  useCheckedLine({
    async check(values) {
      if (!made) return undefined;
      const input = { id: order.id, lineId, ...typedRemake(made, values) };
      return { input, note: values["note"] ?? null, preview: await previewRemake(input) };
    },
    confirm: ({ input, note }) => remakeOrderLine({ ...input, note, expectedVersion: order.version }),
    done: "It is made again. The customer is told by email.",
    onDone,
  });

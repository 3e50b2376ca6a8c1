import type { WholeOrder } from "../orders-provider";
import type { RemakeableLine } from "../remake/remake-changes";
import { useCheckedLine } from "../use-checked-line";
import { measureOrderLine, previewMeasures } from "./measure-changes";
import { typedMeasures } from "./typed-measures";

/** Measured sizes: what was typed is checked and shown with its price, and then kept as it was shown. */
export const useMeasures = (order: WholeOrder, lineId: string, line: RemakeableLine | undefined, onDone: () => void) =>
  useCheckedLine({
    async check(values) {
      if (!line) return undefined;
      const input = { id: order.id, lineId, ...typedMeasures(line, values) };
      return { input, preview: await previewMeasures(input) };
    },
    confirm: ({ input }) => measureOrderLine({ ...input, expectedVersion: order.version }),
    done: "The measured sizes are kept. The customer is told once you send them.",
    onDone,
  });

import Chip from "@mui/material/Chip";
import { PROBLEM_STATE_NAMES } from "@rules/order-problem";
import type { Problem } from "./problems-provider";

type ProblemStateProps = { problem: Pick<Problem, "state" | "awaitsAnswer"> };

/** What has become of it, and whether the shop has to write. */
export function ProblemState({ problem: { state, awaitsAnswer } }: ProblemStateProps) {
  return (
    <>
      {PROBLEM_STATE_NAMES[state]}{" "}
      {awaitsAnswer && <Chip label="awaits an answer" color="warning" size="small" variant="outlined" />}
    </>
  );
}

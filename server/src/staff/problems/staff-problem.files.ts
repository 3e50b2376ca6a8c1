import { staffFile } from "../access/staff-file.js";
import type { StaffProblemService } from "./staff-problem.service.js";

export type StaffProblemFileServices = { staffProblems: StaffProblemService };

const file = staffFile<StaffProblemFileServices>();

export const staffProblemFiles = [
  /** A photo of a problem that a shopper has reported. */
  file({
    method: "GET",
    path: "/problem-photos/{key}",
    permission: "orders:read",
    answer: async ({ params }, { staffProblems }) => ({ type: "jpeg", content: await staffProblems.photo(params.key) }),
  }),
];

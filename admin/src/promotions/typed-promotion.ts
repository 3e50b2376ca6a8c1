import { promotionForm } from "@rules/promotion-form";
import { StaffError } from "../api/staff-error";
import type { CreatePromotionInput } from "../gql/graphql";
import { inLondon } from "./in-london";

/** What the fields of the form say, by the shop's rules. @throws {StaffError} with a sentence for each field that is wrong */
export function typedPromotion(values: Readonly<Record<string, string>>): CreatePromotionInput {
  const {
    name = "",
    code = "",
    percent = "",
    minimumWindows = "",
    startsAt = "",
    endsAt = "",
    hasUniqueCodes,
  } = values;
  const [start, end] = [inLondon(startsAt), inLondon(endsAt)];
  const result = promotionForm.safeParse({
    name,
    code: code.trim() === "" ? null : code,
    hasUniqueCodes: hasUniqueCodes === "yes",
    percent: numberOf(percent),
    minimumWindows: numberOf(minimumWindows),
    startsAt: start ?? new Date(),
    endsAt: end,
  });
  if (!result.success) throw refused(result.error.issues);
  return { ...result.data, startsAt: start?.toISOString() ?? null, endsAt: end?.toISOString() ?? null };
}

/** Nothing typed is no number. */
const numberOf = (typed: string): number => (typed.trim() === "" ? NaN : Number(typed));

function refused(issues: readonly { path: PropertyKey[]; message: string }[]): StaffError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join(".")] ??= message;
  return new StaffError(`${Object.values(fields).join(". ")}.`, "BAD_USER_INPUT", { fields });
}

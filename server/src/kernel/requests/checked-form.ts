import type { z } from "zod";
import { BadInput } from "../errors/shop-error.js";

/**
 * What was typed, as the form's rules leave it.
 * @throws {BadInput} with the first sentence of each field that is wrong
 */
export function checkedForm<Form extends z.ZodType>(form: Form, typed: unknown): z.output<Form> {
  const result = form.safeParse(typed);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
  throw new BadInput(Object.values(fields).join(". "), fields);
}

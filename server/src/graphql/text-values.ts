import {
  getNamedType,
  getNullableType,
  GraphQLError,
  GraphQLString,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type ValidationRule,
} from "graphql";
import { textFault } from "../kernel/graphql/text-fault.js";

type Path = readonly (string | number)[];

/** Reports the texts of a coerced value that are too long or broken, with their paths in it. */
export function checkTexts(
  type: GraphQLInputType,
  value: unknown,
  report: (path: Path, fault: string) => void,
  path: Path = [],
): void {
  if (value === null || value === undefined) return;
  const bare = getNullableType(type);
  if (bare === GraphQLString) {
    const fault = textFault(value);
    if (fault !== undefined) report(path, fault);
  } else if (isListType(bare) && Array.isArray(value))
    value.forEach((part, index) => checkTexts(bare.ofType, part, report, [...path, index]));
  else if (isInputObjectType(bare)) {
    const fields = bare.getFields();
    for (const [name, part] of Object.entries(value)) {
      const field = fields[name];
      if (field) checkTexts(field.type, part, report, [...path, name]);
    }
  }
}

/** Refuses texts that are written in the document itself and are too long or broken. */
export const textLiterals: ValidationRule = (context) => ({
  StringValue(node) {
    const type = context.getInputType();
    const fault = type && getNamedType(type) === GraphQLString ? textFault(node.value) : undefined;
    if (fault !== undefined) context.reportError(new GraphQLError(fault, { nodes: node }));
  },
});

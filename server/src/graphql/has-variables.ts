import { Kind, type ArgumentNode, type ConstArgumentNode, type ValueNode } from "graphql";

/** Whether the values of arguments depend on variables. */
export const hasVariables = (given: readonly (ArgumentNode | ConstArgumentNode)[] | undefined): boolean =>
  given?.some(({ value }) => dependsOnVariables(value)) ?? false;

function dependsOnVariables(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.some(dependsOnVariables);
  if (value.kind === Kind.OBJECT) return value.fields.some((field) => dependsOnVariables(field.value));
  return value.kind === Kind.VARIABLE;
}

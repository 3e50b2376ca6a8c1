import { GraphQLError, type ASTNode, type FieldNode, type GraphQLCompositeType, type ValidationRule } from "graphql";

type Maxima = { aliases: number; directives: number; listValues: number };

/**
 * Whether a field is introspection. Its lists cost nothing, so that tools can read the schema in one request; with nested
 * aliases the response would be megabytes.
 */
const isIntrospection = ({ name }: FieldNode, parent: GraphQLCompositeType | null | undefined) =>
  name.value === "__schema" || parent?.name.startsWith("__");

/** Refuses documents with too many aliases, directives or values in one list. */
export const documentLimits =
  ({ aliases, directives, listValues }: Maxima): ValidationRule =>
  (context) => {
    const counted = { aliases: 0, directives: 0 };
    const refuse = (sentence: string, node: ASTNode) =>
      context.reportError(new GraphQLError(sentence, { nodes: node }));
    return {
      Field(node) {
        if (node.alias && isIntrospection(node, context.getParentType()))
          refuse("Fields of the schema's own types take no alias.", node);
        if (node.alias && ++counted.aliases === aliases + 1)
          refuse(`This document has too many aliases; at most ${aliases} are allowed.`, node);
      },
      Directive(node) {
        if (++counted.directives === directives + 1)
          refuse(`This document has too many directives; at most ${directives} are allowed.`, node);
      },
      ListValue(node) {
        if (node.values.length > listValues)
          refuse(`A list has ${node.values.length} values; at most ${listValues} are allowed.`, node);
      },
    };
  };

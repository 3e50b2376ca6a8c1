import type { GraphQLField, GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";
import { isDangerous, isPermitted, type Permission } from "./permissions.js";
import type { StaffContext, WithSession } from "./staff-context.js";
import { FreshCodeNeeded, NotPermitted, StaffSignInNeeded } from "./staff.errors.js";

/** What an operation asks of its caller: a permission, or only a step of signing in. */
type Asked = Permission | "sign-in";

const ASKED = "staffPermission";

/** Says what a query or mutation asks of its caller. Every one has it, else the schema is not built. */
export const May = (asked: Asked) => Extensions({ [ASKED]: asked });

/** What a field of Query or Mutation asks for; undefined without `@May`. */
export const askedBy = ({ extensions }: GraphQLField<unknown, unknown>): Asked | undefined =>
  extensions[ASKED] as Asked | undefined;

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));

/** The operations that anybody may ask for, because they sign in. */
export const signInOperations = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set(
    rootFields(schema)
      .filter((field) => askedBy(field) === "sign-in")
      .map(({ name }) => name),
  );

/** Makes every query and mutation check its `@May` before anything else. */
export function guardOperations(schema: GraphQLSchema): void {
  for (const field of rootFields(schema)) {
    const asked = askedBy(field);
    if (asked === undefined) throw new Error(`${field.name} does not say who may ask for it: add @May.`);
    const { resolve } = field;
    if (asked === "sign-in" || !resolve) continue;
    field.resolve = (source, args, context: StaffContext, info) => {
      checkPermission(context, asked);
      return resolve(source, args, context, info);
    };
  }
}

/** @throws {StaffSignInNeeded} {@link NotPermitted} {@link FreshCodeNeeded} */
export function checkPermission({ staff: { session } }: WithSession, permission: Permission): void {
  if (!session?.isComplete) throw new StaffSignInNeeded();
  if (!isPermitted(session.role, permission)) throw new NotPermitted();
  if (isDangerous(permission) && !session.isFresh) throw new FreshCodeNeeded();
}

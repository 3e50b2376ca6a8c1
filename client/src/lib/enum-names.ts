type EnumName<Id extends string> = Id extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumName<Tail>}`
  : Uppercase<Id>;

/** The value of an enum of the API for an id of rules and URLs: LIVING_ROOM for `living-room`. */
export const enumName = <Id extends string>(id: Id): EnumName<Id> =>
  id.toUpperCase().replaceAll("-", "_") as EnumName<Id>;

/** The id for the value of an enum; an id stays as it is. */
export const idOfEnum = (name: string): string => name.toLowerCase().replaceAll("_", "-");

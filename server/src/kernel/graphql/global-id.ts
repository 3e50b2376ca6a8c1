/** The id that GraphQL shows for the row of a type: unique in the whole schema, opaque, safe in URLs. */
export const globalId = (type: string, key: string | number): string =>
  Buffer.from(`${type}:${key}`).toString("base64url");

/** Type and key of an id that `globalId` made; undefined for any other text. */
export function readGlobalId(id: string): { type: string; key: string } | undefined {
  if (id.length > LONGEST_ID) return undefined;
  const [, type, key] = FORM.exec(Buffer.from(id, "base64url").toString()) ?? [];
  if (type === undefined || key === undefined || globalId(type, key) !== id) return undefined;
  return { type, key };
}

const LONGEST_ID = 200;
const FORM = /^([A-Za-z]+):([\w-]+)$/;

/** The key of no row. */
const UNKNOWN = "";

/** The key in an id of this type; for any other text a key that no row has, so that it is answered like an unknown id. */
export function keyOf(type: string, id: string): string {
  const named = readGlobalId(id);
  return named?.type === type ? named.key : UNKNOWN;
}

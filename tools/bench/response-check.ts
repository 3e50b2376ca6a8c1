/** The random ids of cart lines: a UUID in Base64 after the name of the type. */
const RANDOM_ID = new RegExp(`${Buffer.from("CartLine:").toString("base64url")}[\\w-]{48}`, "g");
/** The load generator may split a multi-byte character between two packets. */
const BEYOND_ASCII = /[^\x20-\x7e]+/g;

/** Whether a response is the expected one, except for random ids. */
export function isSameResponse(body: string, expected: string): boolean {
  return body === expected || comparable(body) === comparable(expected);
}

/** A response without the parts that may differ. */
const comparable = (body: string): string => body.replace(RANDOM_ID, "#").replace(BEYOND_ASCII, "");

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The load generator may split a multi-byte character between two packets. */
const BEYOND_ASCII = /[^\x20-\x7e]+/g;

/** Whether a response is the expected one, except for random ids. */
export function isSameResponse(body: string, expected: string): boolean {
  return body === expected || comparable(body) === comparable(expected);
}

/** A response without the parts that may differ. */
const comparable = (body: string): string => body.replace(UUID, "#").replace(BEYOND_ASCII, "");

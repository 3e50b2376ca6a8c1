/** 128 random bits. Unlike `randomUUID` the source is there without https, too, as on a phone in the workshop's network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * 128 random bits. Unlike `randomUUID`, `getRandomValues` also works without https, as on a phone in a local network.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

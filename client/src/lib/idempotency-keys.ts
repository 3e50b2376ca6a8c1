import { newKey } from "./new-key";
import { failureOf } from "./shop-failure";
import { tabStorage } from "./tab-storage";

/** More than this many different requests are not open in a row; the oldest is given up. */
const OPEN = 5;

/** Keys of what is sent to the shop from one place. */
export type IdempotencyKeys = {
  /** The key for these contents: the earlier one where they were sent before, also after a reload. */
  keyFor: (contents: unknown) => string;
  /** What became of these contents, or of all, is known: the same ones are something new. */
  forget: (contents?: unknown) => void;
  /**
   * Forgets the key of these contents once the shop has taken what was sent under it. Resolves and rejects as `sent` does.
   */
  settle: <Answer>(contents: unknown, sent: Promise<Answer>) => Promise<Answer>;
};

type OpenRequest = { contents: string; key: string };

/**
 * What was sent and never answered may have been taken. Sent again under the same key it is not taken twice.
 * @param place in the tab's storage
 */
export function idempotencyKeys(place: string): IdempotencyKeys {
  const open = (): OpenRequest[] => {
    const stored = tabStorage.read(place);
    return Array.isArray(stored) ? stored.filter(isOpenRequest) : [];
  };
  const keys: IdempotencyKeys = {
    keyFor(contents) {
      const wanted = JSON.stringify(contents);
      const earlier = open();
      const known = earlier.find((request) => request.contents === wanted);
      if (known) return known.key;
      const key = newKey();
      tabStorage.write(place, [...earlier, { contents: wanted, key }].slice(-OPEN));
      return key;
    },
    forget(contents) {
      const done = JSON.stringify(contents);
      const others = done === undefined ? [] : open().filter((request) => request.contents !== done);
      if (others.length > 0) tabStorage.write(place, others);
      else tabStorage.forget(place);
    },
    async settle(contents, sent) {
      try {
        const answer = await sent;
        keys.forget(contents);
        return answer;
      } catch (error) {
        // The shop took something else under this key, and will refuse it from now on.
        if (failureOf(error).code === "IDEMPOTENCY_KEY_REUSED") keys.forget(contents);
        throw error;
      }
    },
  };
  return keys;
}

function isOpenRequest(value: unknown): value is OpenRequest {
  const { contents, key } = Object(value) as Record<string, unknown>;
  return typeof contents === "string" && typeof key === "string";
}

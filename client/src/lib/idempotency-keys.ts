import { newKey } from "./new-key";
import { failureOf } from "./shop-failure";
import { tabStorage } from "./tab-storage";

/** Requests whose keys are stored; the oldest is dropped. */
const MAX_OPEN = 5;

/** A request that was sent and may have no answer yet. `contents` as JSON. */
type OpenRequest = { contents: string; key: string };

/** Keys of the requests that one part of the shop sends. */
export type IdempotencyKeys = {
  /** The key for these contents: the stored one if they were sent before, also after a reload. */
  keyFor: (contents: unknown) => string;
  /** Drops the key of these contents, or all keys, once the result is known: the same contents are a new request then. */
  forget: (contents?: unknown) => void;
  /** Drops the key of these contents when the request under it succeeds. Resolves and rejects as `sent` does. */
  settle: <Answer>(contents: unknown, sent: Promise<Answer>) => Promise<Answer>;
  /** Requests whose result is not known, oldest first. */
  open: () => readonly OpenRequest[];
};

/**
 * A request without an answer may have been carried out. Sent again under the same key it is not carried out twice.
 * @param place in the tab's storage
 */
export function idempotencyKeys(place: string): IdempotencyKeys {
  const open = (): OpenRequest[] => {
    const stored = tabStorage.read(place);
    return Array.isArray(stored) ? stored.filter(isOpenRequest) : [];
  };
  const keys: IdempotencyKeys = {
    open,
    keyFor(contents) {
      const wanted = JSON.stringify(contents);
      const earlier = open();
      const known = earlier.find((request) => request.contents === wanted);
      if (known) return known.key;
      const key = newKey();
      tabStorage.write(place, [...earlier, { contents: wanted, key }].slice(-MAX_OPEN));
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

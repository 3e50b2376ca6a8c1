import { newKey } from "./new-key";
import { tabStorage } from "./tab-storage";

/** Keys of a form that is sent to the shop. */
export type RequestKeys = {
  /** The key for these contents: the earlier one where they are the same as before, also after a reload. */
  keyFor: (contents: unknown) => string;
  /** What became of it is known: the same contents are something new. */
  forget: () => void;
};

/**
 * What was sent and never answered may have been taken. Sent again under the same key it is not taken twice.
 * @param place in the tab's storage
 */
export function requestKeys(place: string): RequestKeys {
  return {
    keyFor(contents) {
      const wanted = JSON.stringify(contents);
      const { contents: known, key } = Object(tabStorage.read(place)) as Record<string, unknown>;
      if (known === wanted && typeof key === "string") return key;
      const fresh = newKey();
      tabStorage.write(place, { contents: wanted, key: fresh });
      return fresh;
    },
    forget: () => tabStorage.forget(place),
  };
}

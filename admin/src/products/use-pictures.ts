import { useEffect, useRef } from "react";
import { useInput } from "react-admin";
import type { ProductPicture } from "./picture";

const NONE: readonly ProductPicture[] = [];

/** What the pictures were refused for: all of them, or the words of one. */
type Refusals = { message?: string; [place: number]: { alt?: { message?: string } } | undefined };

/** The pictures in the form of a product, and what they were refused for. */
export function usePictures() {
  const { field, formState } = useInput({ source: "pictures", defaultValue: NONE });
  const pictures = field.value as readonly ProductPicture[];
  const refusals = formState.errors["pictures"] as Refusals | undefined;
  // An upload ends later than it began: what was edited in the meantime stays.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const change = (next: readonly ProductPicture[]) => field.onChange(next);
  // The shop answers the picture that it has already where one is sent twice.
  const add = (picture: ProductPicture) => change([...latest.current.filter(({ id }) => id !== picture.id), picture]);
  return { pictures, refusals, change, add };
}

import { tabStorage } from "./tab-storage";

/** The draft of a form, stored in this tab. */
export type TextDraft<Name extends string> = {
  /** What was last typed; empty where nothing was. */
  read: () => Record<Name, string>;
  keep: (fields: Partial<Record<Name, unknown>>) => void;
  forget: () => void;
};

/** Keeps the text of the fields `names` as they are typed, so that it outlives a failure, a reload and a look at another page. */
export function textDraft<Name extends string>(key: string, names: readonly Name[]): TextDraft<Name> {
  const texts = (fields: Partial<Record<Name, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, typeof fields[name] === "string" ? fields[name] : ""])) as Record<
      Name,
      string
    >;
  return {
    read: () => texts(Object(tabStorage.read(key))),
    keep: (fields) => tabStorage.write(key, texts(fields)),
    forget: () => tabStorage.forget(key),
  };
}

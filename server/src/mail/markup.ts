/** Markup that may stand in markup as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** HTML from a template. Texts are escaped, so none can become markup; lists are joined. */
export function markup(strings: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const parts = values.map((value) => {
    if (value instanceof Html) return value.text;
    return typeof value === "object" ? value.map(({ text }) => text).join("") : escape(String(value));
  });
  return new Html(String.raw({ raw: strings }, ...parts));
}

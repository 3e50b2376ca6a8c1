import { escapeMarkup } from "../kernel/markup/escape.js";

/** Trusted HTML, which the tag inserts unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** Tag for HTML templates: escapes texts, inserts `Html` as it is and joins lists. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const parts = values.map((value) => {
    if (value instanceof Html) return value.text;
    return typeof value === "object" ? value.map(({ text }) => text).join("") : escapeMarkup(String(value));
  });
  return new Html(String.raw({ raw: strings }, ...parts));
}

import type { ComponentProps } from "react";
import { textDraft } from "../../../lib/text-draft";

export const FIELD_NAMES = ["name", "email", "phone", "postcode", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of the fields as typed. */
export type QuoteTexts = Record<FieldName, string>;

type LineSpec = { name: Exclude<FieldName, "message">; label: string } & Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
>;

/** The fields of one line, so that browsers fill them in. */
export const LINES: readonly LineSpec[] = [
  { name: "name", label: "Name", autoComplete: "name", autoCapitalize: "words" },
  {
    name: "email",
    label: "Email",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  { name: "phone", label: "Phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  {
    name: "postcode",
    label: "Postcode",
    autoComplete: "postal-code",
    autoCapitalize: "characters",
    spellCheck: false,
  },
];

/** The id of a field's control. */
export const fieldId = (name: FieldName) => `quote-${name}`;

/** The input survives a failure, a reload and a visit to another page. */
export const quoteDraft = textDraft("quote-draft", FIELD_NAMES);

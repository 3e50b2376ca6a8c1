import type { ComponentProps } from "react";
import { textDraft } from "../../../lib/text-draft";
import { EMAIL_INPUT, PHONE_INPUT, POSTCODE_INPUT } from "../../../ui/form/input-kinds";

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
  { name: "email", label: "Email", ...EMAIL_INPUT },
  { name: "phone", label: "Phone", ...PHONE_INPUT },
  { name: "postcode", label: "Postcode", ...POSTCODE_INPUT },
];

/** The id of a field's control. */
export const fieldId = (name: FieldName) => `quote-${name}`;

/** The input survives a failure, a reload and a visit to another page. */
export const quoteDraft = textDraft("quote-draft", FIELD_NAMES);

import type { ContentOf } from "@rules/content-forms";
import type { PlacedQuestion } from "@rules/faq-questions";
import type { Span } from "@rules/span";
import type { Fact } from "../facts";
import { AddressFields } from "./AddressFields";
import { BuiltInQuestions, type OwnQuestions } from "./BuiltInQuestions";
import { HoursFields } from "./HoursFields";
import { NoticeFields } from "./NoticeFields";
import { NumberFact } from "./NumberFact";
import { RowsField } from "./RowsField";
import { SpanFields } from "./SpanFields";
import { SwitchFact } from "./SwitchFact";
import { TextFact } from "./TextFact";

type FactFieldProps = {
  fact: Fact;
  /** As the API has it: its form is that of the fact. */
  value: unknown;
  /** What was refused, by path. */
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (value: unknown) => void;
  /** Questions of staff, where the fact is how those of the shop are shown. */
  own: OwnQuestions;
};

/** The fields of a fact, by its kind. */
export function FactField({ fact, value, errors, onChange, own }: FactFieldProps) {
  const common = { label: fact.label, help: fact.help, path: `content.${fact.name}`, errors, onChange };
  switch (fact.as) {
    case "text":
      return <TextFact {...common} value={value as string | null} isOptional={fact.isOptional === true} />;
    case "number":
      return <NumberFact {...common} value={value as number | null} isOptional={fact.isOptional === true} />;
    case "pounds":
      return <NumberFact {...common} value={value as number | null} isOptional unit={PENCE_IN_A_POUND} />;
    case "switch":
      return <SwitchFact {...common} value={value === true} />;
    case "span":
      return <SpanFields {...common} value={value as Span | null} isOptional={fact.isOptional === true} />;
    case "hours":
      return <HoursFields {...common} value={value as ContentOf<"OPENING">["hours"]} />;
    case "address":
      return <AddressFields {...common} value={value as ContentOf<"LEGAL">["address"]} />;
    case "notice":
      return <NoticeFields {...common} value={value as ContentOf<"BANNER">["notice"]} />;
    case "built-in":
      return <BuiltInQuestions {...common} value={value as readonly PlacedQuestion[]} own={own} />;
    case "rows":
      return (
        <RowsField
          {...common}
          value={value as readonly Readonly<Record<string, string>>[]}
          columns={fact.columns}
          one={fact.one}
        />
      );
  }
}

const PENCE_IN_A_POUND = 100;

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ComponentType, FormEvent } from "react";
import type { RuleKind } from "../gql/graphql";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useDraft } from "../versions/use-draft";
import { CordFields } from "./CordFields";
import { DeductionFields } from "./DeductionFields";
import { OptionFields } from "./OptionFields";
import type { RuleFieldsProps } from "./rule-fields-props";
import { saveDraft } from "./rules-operations";
import type { RulesDocument } from "./rules-provider";
import { differencesOf } from "./words-of-rules";

const FIELDS: Readonly<Record<RuleKind, ComponentType<RuleFieldsProps>>> = {
  DEDUCTIONS: DeductionFields,
  CORDS: CordFields,
  OPTIONS: OptionFields,
};

/** The figures and sentences of rules, to be saved as a draft. What was typed survives a refusal and somebody else's change. */
export function RuleForm({ document }: { document: RulesDocument }) {
  const { kind } = document;
  const { facts, isChanged, failure, isSaving, change, save } = useDraft(document, {
    save: (input) => saveDraft({ kind, ...input }),
    differencesOf,
    saved: "The draft is saved; nothing is made by it yet.",
  });
  const Fields = FIELDS[kind];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title="Rules">
      <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
        <FailureNotice message={failure?.message} />
        <Fields facts={facts} errors={failure?.fields} onChange={change} />
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isSaving} sx={{ alignSelf: "start" }}>
          Save as a draft
        </Button>
      </Stack>
    </Section>
  );
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { FormEvent } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useDraft } from "../versions/use-draft";
import { saveDraft } from "./content-operations";
import type { ContentDocument } from "./content-provider";
import { FACTS } from "./facts";
import type { OwnQuestions } from "./fields/BuiltInQuestions";
import { FactField } from "./fields/FactField";
import { differencesOf } from "./words-of-fact";

/** The facts of a document, to be saved as a draft. What was typed survives a refusal and somebody else's change. */
export function ContentForm({ document }: { document: ContentDocument }) {
  const { kind } = document;
  const { facts, isChanged, failure, isSaving, change, save } = useDraft(document, {
    save: (input) => saveDraft({ kind, ...input }),
    differencesOf: (before, after) => differencesOf(kind, before, after),
    saved: "The draft is saved; shoppers do not see it yet.",
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title="Facts">
      <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
        <FailureNotice message={failure?.message} />
        {FACTS[kind].map((fact) => (
          <FactField
            key={fact.name}
            fact={fact}
            value={facts[fact.name]}
            errors={failure?.fields}
            onChange={(value) => change(fact.name, value)}
            own={{
              questions: (facts["questions"] ?? []) as OwnQuestions["questions"],
              onChange: (questions) => change("questions", questions),
            }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isSaving} sx={{ alignSelf: "start" }}>
          Save as a draft
        </Button>
      </Stack>
    </Section>
  );
}

import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { BeforeAfterTable } from "../versions/BeforeAfterTable";
import { DryRun } from "./DryRun";
import { previewRules, publishRules } from "./rules-operations";
import type { RulesDocument } from "./rules-provider";
import { differencesOf } from "./words-of-rules";

type DraftToPublishProps = { document: RulesDocument; mayChange: boolean };

/** The draft of rules: what differs from what is in force, what it would change, and its publishing. */
export function DraftToPublish({ document, mayChange }: DraftToPublishProps) {
  const { kind, version, publishedVersion, name, content, published } = document;
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["rules", kind, "preview", version, publishedVersion],
    queryFn: () => previewRules(kind),
  });
  const differences = differencesOf(published, content);
  const handlePublish = async () => {
    setIsAsked(false);
    if (!data) return;
    const input = { kind, expectedVersion: version, fingerprint: data.fingerprint };
    const isDone = await act(() => publishRules(input), "It is published; goods are made by it.");
    if (!isDone) await refetch();
  };
  return (
    <Section title={`Version ${version}: a draft`}>
      <FailureNotice message={failure} />
      {differences.length === 0 ? (
        <Typography>It says the same as what is in force.</Typography>
      ) : (
        <BeforeAfterTable
          label="What differs"
          headings={["Rule", "In force", "In the draft"]}
          rows={differences.map(({ label, ...difference }) => ({ what: label, ...difference }))}
        />
      )}
      {error && <FailureNotice message={sentenceOf(error)} />}
      {!error && !data && <Typography>Working out what it would change …</Typography>}
      {data && <DryRun preview={data} />}
      {mayChange && data && data.problems.length === 0 && (
        <Button variant="contained" loading={isActing} onClick={() => setIsAsked(true)} sx={{ alignSelf: "start" }}>
          Publish
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        title={`Publish ${name.toLowerCase()}?`}
        content="Pages, carts and new orders follow within a second. Orders that are placed keep what they were made by. You can take it back."
        confirm="Publish"
        cancel="Cancel"
        onConfirm={() => void handlePublish()}
        onClose={() => setIsAsked(false)}
      />
    </Section>
  );
}

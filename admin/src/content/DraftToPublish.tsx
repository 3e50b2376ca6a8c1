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
import { previewContent, publishContent } from "./content-operations";
import type { ContentDocument } from "./content-provider";
import { DiscardDraft } from "./DiscardDraft";
import { differencesOf } from "./words-of-fact";

type DraftToPublishProps = { document: ContentDocument; mayChange: boolean };

/** The draft of a document: what differs from what is in force, what shoppers would read, and its publishing. */
export function DraftToPublish({ document, mayChange }: DraftToPublishProps) {
  const { kind, version, name, content, published } = document;
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const differences = differencesOf(kind, published, content);
  const handlePublish = async () => {
    setIsAsked(false);
    await act(() => publishContent({ kind, expectedVersion: version }), "It is published; shoppers see it.");
  };
  return (
    <Section title={`Version ${version}: a draft`}>
      <FailureNotice message={failure} />
      {differences.length === 0 ? (
        <Typography>It says the same as what is in force.</Typography>
      ) : (
        <BeforeAfterTable
          label="What differs"
          headings={["Fact", "In force", "In the draft"]}
          rows={differences.map(({ label, ...difference }) => ({ what: label, ...difference }))}
        />
      )}
      <Preview document={document} />
      {mayChange && (
        <Button variant="contained" loading={isActing} onClick={() => setIsAsked(true)} sx={{ alignSelf: "start" }}>
          Publish
        </Button>
      )}
      {mayChange && differences.length > 0 && <DiscardDraft document={document} />}
      <Confirm
        isOpen={isAsked}
        title={`Publish ${name.toLowerCase()}?`}
        content="Pages, e-mails and the rules that go by these facts follow within a second. You can take it back."
        confirm="Publish"
        cancel="Cancel"
        onConfirm={() => void handlePublish()}
        onClose={() => setIsAsked(false)}
      />
    </Section>
  );
}

/** What shoppers would read where, in the words of the pages themselves. */
function Preview({ document: { kind, version, publishedVersion, content } }: { document: ContentDocument }) {
  const { data, error } = useQuery({
    queryKey: ["content", kind, "preview", version, publishedVersion],
    queryFn: () => previewContent(kind, content),
  });
  if (error) return <FailureNotice message={sentenceOf(error)} />;
  if (!data) return <Typography>Working out what shoppers would read …</Typography>;
  if (data.length === 0) return <Typography>No text of terms, foot, banner or promises changes.</Typography>;
  return (
    <BeforeAfterTable
      label="What shoppers would read"
      headings={["Where", "They read now", "They would read"]}
      rows={data.map(({ place, ...saying }) => ({ what: place, ...saying }))}
    />
  );
}

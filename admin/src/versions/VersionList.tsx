import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { BeforeAfterTable } from "./BeforeAfterTable";
import { revertContent, type Facts } from "./content-operations";
import type { ContentDocument, Version } from "./content-provider";
import { differencesOf } from "./words-of-fact";

type VersionListProps = { document: ContentDocument; mayChange: boolean };

/** Every version with who and when; each leads back. */
export function VersionList({ document, mayChange }: VersionListProps) {
  const { kind, version: expectedVersion, publishedVersion, installed, versions } = document;
  const { failure, isActing, act } = useAct();
  const [wanted, setWanted] = useState<number>();
  const handleRevert = async () => {
    const version = wanted;
    setWanted(undefined);
    if (version === undefined) return;
    await act(() => revertContent({ kind, version, expectedVersion }), "It is taken back; shoppers see it.");
  };
  const onRevert = mayChange && !isActing ? setWanted : undefined;
  return (
    <Section title="Versions">
      <FailureNotice message={failure} />
      <List dense disablePadding>
        {versions.map((version) => (
          <VersionItem
            key={version.version}
            document={document}
            name={`Version ${version.version}`}
            notes={notesOf(version)}
            content={version.content}
            onRevert={version.isInForce || version.publishedAt == null ? undefined : () => onRevert?.(version.version)}
            isRevertible={onRevert !== undefined}
          />
        ))}
        <VersionItem
          document={document}
          name="As installed"
          notes={`The facts of the profile file${publishedVersion == null ? ". In force" : ""}`}
          content={installed}
          onRevert={publishedVersion == null ? undefined : () => onRevert?.(0)}
          isRevertible={onRevert !== undefined}
        />
      </List>
      <Confirm
        isOpen={wanted !== undefined}
        title={wanted === 0 ? "Take back to the facts as installed?" : `Take back to version ${wanted}?`}
        content="Its facts come into force at once, as a new version. Nothing is lost: every version stays in this list."
        confirm="Take back"
        cancel="Cancel"
        onConfirm={() => void handleRevert()}
        onClose={() => setWanted(undefined)}
      />
    </Section>
  );
}

const takenFrom = (version: number) => (version === 0 ? "the facts as installed" : `version ${version}`);

function notesOf({ savedAt, savedBy, publishedAt, publishedBy, takenFrom: from, isInForce }: Version): string {
  const saved = from == null ? "Saved" : `Taken back to ${takenFrom(from)}`;
  return [
    `${saved} ${formatMoment(savedAt)}, ${savedBy}`,
    publishedAt == null ? "never published" : from == null && `published ${formatMoment(publishedAt)}, ${publishedBy}`,
    isInForce && "in force",
  ]
    .filter((note) => note !== false)
    .join("; ");
}

type VersionItemProps = {
  document: ContentDocument;
  name: string;
  notes: string;
  content: Facts;
  onRevert: (() => void) | undefined;
  isRevertible: boolean;
};

function VersionItem({
  document: { kind, published },
  name,
  notes,
  content,
  onRevert,
  isRevertible,
}: VersionItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const differences = differencesOf(kind, published, content);
  return (
    <ListItem disableGutters divider aria-label={name}>
      <Stack spacing={1} sx={{ width: "100%" }}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        <Typography variant="body2">{notes}</Typography>
        <Stack direction="row" spacing={1}>
          {differences.length > 0 && (
            <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {differences.length === 1 ? "1 difference" : `${differences.length} differences`}
            </Button>
          )}
          {onRevert && isRevertible && (
            <Button size="small" onClick={onRevert}>
              Take back to this version
            </Button>
          )}
        </Stack>
        {isOpen && (
          <BeforeAfterTable
            label={`${name}, compared`}
            headings={["Fact", "In force", name]}
            rows={differences.map(({ label, ...difference }) => ({ what: label, ...difference }))}
          />
        )}
      </Stack>
    </ListItem>
  );
}

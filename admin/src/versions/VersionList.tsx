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
import type { Difference, Facts, Version, Versioned } from "./versioned";

type VersionListProps = {
  document: Versioned;
  mayChange: boolean;
  /** What its content is called: "facts". */
  noun: string;
  /** Where those that came with the shop are from. */
  source: string;
  differencesOf: (before: Facts, after: Facts) => readonly Difference[];
  /** Puts a version in force again; 0 is what came with the shop. */
  onRevert: (input: { version: number; expectedVersion: number }) => Promise<unknown>;
};

/** Every version with who and when; each leads back. */
export function VersionList({ document, mayChange, noun, source, differencesOf, onRevert }: VersionListProps) {
  const { version: expectedVersion, publishedVersion, published, installed, versions } = document;
  const { failure, isActing, act } = useAct();
  const [wanted, setWanted] = useState<number>();
  const handleRevert = async () => {
    const version = wanted;
    setWanted(undefined);
    if (version === undefined) return;
    await act(() => onRevert({ version, expectedVersion }), "It is taken back; shoppers see it.");
  };
  const ask = mayChange && !isActing ? setWanted : undefined;
  return (
    <Section title="Versions">
      <FailureNotice message={failure} />
      <List dense disablePadding>
        {versions.map((version) => (
          <VersionItem
            key={version.version}
            differences={differencesOf(published, version.content)}
            name={`Version ${version.version}`}
            notes={notesOf(version, noun)}
            onRevert={version.isInForce || version.publishedAt == null ? undefined : () => ask?.(version.version)}
            isRevertible={ask !== undefined}
          />
        ))}
        <VersionItem
          differences={differencesOf(published, installed)}
          name="As installed"
          notes={`${source}${publishedVersion == null ? ". In force" : ""}`}
          onRevert={publishedVersion == null ? undefined : () => ask?.(0)}
          isRevertible={ask !== undefined}
        />
      </List>
      <Confirm
        isOpen={wanted !== undefined}
        title={wanted === 0 ? `Take back to the ${noun} as installed?` : `Take back to version ${wanted}?`}
        content={`Its ${noun} come into force at once, as a new version. Nothing is lost: every version stays in this list.`}
        confirm="Take back"
        cancel="Cancel"
        onConfirm={() => void handleRevert()}
        onClose={() => setWanted(undefined)}
      />
    </Section>
  );
}

const takenFrom = (version: number, noun: string) =>
  version === 0 ? `the ${noun} as installed` : `version ${version}`;

function notesOf(
  { savedAt, savedBy, publishedAt, publishedBy, takenFrom: from, isInForce }: Version,
  noun: string,
): string {
  const saved = from == null ? "Saved" : `Taken back to ${takenFrom(from, noun)}`;
  return [
    `${saved} ${formatMoment(savedAt)}, ${savedBy}`,
    publishedAt == null ? "never published" : from == null && `published ${formatMoment(publishedAt)}, ${publishedBy}`,
    isInForce && "in force",
  ]
    .filter((note) => note !== false)
    .join("; ");
}

type VersionItemProps = {
  differences: readonly Difference[];
  name: string;
  notes: string;
  onRevert: (() => void) | undefined;
  isRevertible: boolean;
};

function VersionItem({ differences, name, notes, onRevert, isRevertible }: VersionItemProps) {
  const [isOpen, setIsOpen] = useState(false);
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

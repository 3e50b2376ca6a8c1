import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { VersionList } from "../versions/VersionList";
import { kindPurposes } from "./content-names";
import { revertContent } from "./content-operations";
import type { ContentDocument } from "./content-provider";
import { ContentForm } from "./ContentForm";
import { DraftToPublish } from "./DraftToPublish";
import { differencesOf } from "./words-of-fact";

/** A document with facts of the shop: its form, its draft, its versions. */
export function ContentPage() {
  return (
    <RecordPage title={<ContentTitle />}>
      <ContentParts />
    </RecordPage>
  );
}

function ContentTitle() {
  return useRecordContext<ContentDocument>()?.name ?? "";
}

function ContentParts() {
  const document = useRecordContext<ContentDocument>();
  const action = document?.id === "LEGAL" ? "legal" : "edit";
  const { canAccess = false, isPending } = useCanAccess({ resource: "content", action });
  // Until the whole document is read, react-admin has the row of the list.
  if (!document || !("versions" in document) || isPending) return null;
  const isDraft = document.version > (document.publishedVersion ?? 0);
  return (
    <TwoColumns
      main={
        <>
          <Typography>{kindPurposes[document.kind]}</Typography>
          {canAccess ? (
            <ContentForm key={document.kind} document={document} />
          ) : (
            <Alert severity="info">Your role may read this, but not change it. Please ask an owner.</Alert>
          )}
        </>
      }
      aside={
        <>
          {isDraft && <DraftToPublish document={document} mayChange={canAccess} />}
          <VersionList
            document={document}
            mayChange={canAccess}
            noun="facts"
            source="The facts of the profile file"
            differencesOf={(before, after) => differencesOf(document.kind, before, after)}
            onRevert={(input) => revertContent({ kind: document.kind, ...input })}
          />
        </>
      }
    />
  );
}

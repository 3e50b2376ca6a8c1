import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { VersionList } from "../versions/VersionList";
import { DraftToPublish } from "./DraftToPublish";
import { kindPurposes } from "./rule-names";
import { RuleForm } from "./RuleForm";
import { revertRules } from "./rules-operations";
import type { RulesDocument } from "./rules-provider";
import { differencesOf } from "./words-of-rules";

/** Rules of a kind: their form, their draft with what it would change, their versions. */
export function RulesPage() {
  return (
    <RecordPage title={<RulesTitle />}>
      <RulesParts />
    </RecordPage>
  );
}

function RulesTitle() {
  return useRecordContext<RulesDocument>()?.name ?? "";
}

function RulesParts() {
  const document = useRecordContext<RulesDocument>();
  const { canAccess = false, isPending } = useCanAccess({ resource: "rules", action: "edit" });
  // Until the whole document is read, react-admin has the row of the list.
  if (!document || !("versions" in document) || isPending) return null;
  const { kind } = document;
  const isDraft = document.version > (document.publishedVersion ?? 0);
  return (
    <TwoColumns
      main={
        <>
          <Typography>{kindPurposes[kind]}</Typography>
          {canAccess ? (
            <RuleForm key={kind} document={document} />
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
            noun="rules"
            source="The rules that came with the shop"
            differencesOf={differencesOf}
            onRevert={(input) => revertRules({ kind, ...input })}
          />
        </>
      }
    />
  );
}

import type { ReactElement, ReactNode } from "react";
import { Show, useNotify, useRedirect, useResourceContext, useShowContext } from "react-admin";
import { sentenceOf, StaffError } from "../api/staff-error";
import { FailureNotice } from "./FailureNotice";

type RecordPageProps = { title: ReactElement; children: ReactNode };

/** The page of one thing. Where it is gone, the list comes back and says so; another failure stands above what was read before. */
export function RecordPage({ title, children }: RecordPageProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const handleError = (error: Error) => {
    if (!isGone(error)) return;
    notify(sentenceOf(error), { type: "error" });
    redirect("list", resource);
  };
  return (
    <Show title={title} actions={false} component="div" queryOptions={{ onError: handleError }}>
      <RecordParts>{children}</RecordParts>
    </Show>
  );
}

/** react-admin answers with an empty record while it signs out. */
function RecordParts({ children }: { children: ReactNode }) {
  const { record, error } = useShowContext();
  return (
    <>
      <FailureNotice message={error && !isGone(error) ? sentenceOf(error) : undefined} />
      {record?.id !== undefined && children}
    </>
  );
}

const isGone = (error: unknown): boolean => error instanceof StaffError && error.code === "NOT_FOUND";

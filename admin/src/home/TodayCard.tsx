import CircularProgress from "@mui/material/CircularProgress";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLogoutIfAccessDenied } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";

type TodayCardProps<Data> = { title: string; load: () => Promise<Data>; children: (data: Data) => ReactNode };

/** A part of the first screen, which asks for itself: where one fails, the others stand. */
export function TodayCard<Data>({ title, load, children }: TodayCardProps<Data>) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { data, error } = useQuery({
    queryKey: ["today", title],
    queryFn: () =>
      load().catch(async (refusal: unknown) => {
        await logoutIfAccessDenied(refusal);
        throw refusal;
      }),
    retry: false,
    // Nothing is typed here: who comes back to the first screen sees what is to do now.
    refetchOnWindowFocus: true,
  });
  return (
    <Section title={title}>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {data !== undefined && children(data)}
      {data === undefined && !error && <CircularProgress size={24} aria-label={`${title}: loading`} />}
    </Section>
  );
}

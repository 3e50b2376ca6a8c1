import CircularProgress from "@mui/material/CircularProgress";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { session } from "../session/session";
import { CentredCard } from "../ui/CentredCard";
import { FailureNotice } from "../ui/FailureNotice";
import { RecoveryCodes } from "../ui/RecoveryCodes";
import { JoinForm } from "./JoinForm";

const ENROL = graphql(`
  mutation Enrol($input: EnrolInput!) {
    enrol(input: $input) {
      email
      secret
      otpauthUri
      errors {
        code
        message
        field
      }
    }
  }
`);

/** /join?token=…: an invited person sets up the authenticator app, a password, and gets their recovery codes. */
export function JoinPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error } = useQuery({
    queryKey: ["enrol", token],
    queryFn: async () => (await request(ENROL, { input: { token } })).enrol,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const handleJoined = (recoveryCodes: readonly string[]) => {
    session.forget();
    setCodes(recoveryCodes);
  };
  if (codes)
    return (
      <CentredCard title="Keep these codes">
        {/* A new document: whoever was signed in here before is somebody else. */}
        <RecoveryCodes codes={codes} onKept={() => window.location.assign("/admin")} />
      </CentredCard>
    );
  return (
    <CentredCard title="Join the staff">
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {data ? <JoinForm token={token} enrolment={data} onJoined={handleJoined} /> : !error && <CircularProgress />}
    </CentredCard>
  );
}

import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../api/staff-error";
import { session } from "../session/session";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { AddPasskey } from "./AddPasskey";
import { ownPasskeys } from "./own-passkeys";
import { PasskeyItem } from "./PasskeyItem";

/** The passkeys of the member: add, name, remove. */
export function PasskeySection() {
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ["own-passkeys"], queryFn: ownPasskeys.read });
  const refresh = async () => {
    session.forget();
    await queries.invalidateQueries({ queryKey: ["own-passkeys"] });
    await queries.invalidateQueries({ queryKey: ["me"] });
  };
  return (
    <Section title="Passkeys">
      <Typography>
        A passkey signs you in by your fingerprint, face or PIN, or by a security key, instead of a code. Nobody can get
        it out of you on a false page. The codes of your app still work.
      </Typography>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {data && data.passkeys.length > 0 && (
        <Stack
          component="ul"
          aria-label="Your passkeys"
          spacing={1.5}
          sx={{ listStyle: "none", margin: 0, padding: 0 }}
        >
          {data.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={refresh} />
          ))}
        </Stack>
      )}
      {data?.passkeys.length === 0 && <Typography>You have no passkey yet.</Typography>}
      {data && (data.isAvailable ? <AddPasskey onAdded={refresh} /> : <Typography>{UNAVAILABLE}</Typography>)}
    </Section>
  );
}

const UNAVAILABLE =
  "Passkeys need the shop’s public address: https with a domain in the setting PUBLIC_URL, or localhost. Here you sign in with codes.";

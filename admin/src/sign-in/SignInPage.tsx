import { useEffect, useState } from "react";
import { Notification, useNavigate } from "react-admin";
import { session } from "../session/session";
import { CentredCard } from "../ui/CentredCard";
import { CodeStep } from "./CodeStep";
import { PasswordStep } from "./PasswordStep";

/** Two steps: the password, then a passkey, a code of the app or a recovery code. */
export function SignInPage() {
  const [second, setSecond] = useState<{ hasPasskey: boolean }>();
  const navigate = useNavigate();
  useEffect(() => {
    void session.isSignedIn().then(
      (isSignedIn) => isSignedIn && navigate("/"),
      () => {},
    );
  }, [navigate]);
  return (
    <CentredCard title="Sign in">
      {second ? (
        <CodeStep hasPasskey={second.hasPasskey} onStartAgain={() => setSecond(undefined)} />
      ) : (
        <PasswordStep onProven={setSecond} />
      )}
      <Notification />
    </CentredCard>
  );
}

import { useEffect, useState } from "react";
import { Notification, useNavigate } from "react-admin";
import { session } from "../session/session";
import { CentredCard } from "../ui/CentredCard";
import { CodeStep } from "./CodeStep";
import { PasswordStep } from "./PasswordStep";

/** Two steps: the password, then a code of the app or a recovery code. */
export function SignInPage() {
  const [isProven, setIsProven] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    void session.isSignedIn().then(
      (isSignedIn) => isSignedIn && navigate("/"),
      () => {},
    );
  }, [navigate]);
  return (
    <CentredCard title="Sign in">
      {isProven ? (
        <CodeStep onStartAgain={() => setIsProven(false)} />
      ) : (
        <PasswordStep onProven={() => setIsProven(true)} />
      )}
      <Notification />
    </CentredCard>
  );
}

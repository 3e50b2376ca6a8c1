import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useVisitorChange } from "../../features/cart/cart-context";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { nextPath } from "./next-path";
import { SignInForm } from "./SignInForm";

/** The sign-in form; signed-in customers are redirected. */
export function SignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useVisitorChange();
  const next = nextPath(search.get("next"));
  if (useSignedIn()) return <Navigate to={next} replace />;
  return <SignInForm change={change} onSignedIn={() => void navigate(next, { replace: true })} />;
}

import { Navigate } from "react-router-dom";
import { RegisterForm } from "../../features/account/RegisterForm";
import { useSignedIn } from "../../features/account/useSignedIn";
import { paths } from "../../lib/paths";

/** The form; whoever is signed in has an account. */
export function Register() {
  return useSignedIn() ? <Navigate to={paths.account.href()} replace /> : <RegisterForm />;
}

import { Navigate } from "react-router-dom";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { paths } from "../../lib/paths";
import { RegisterForm } from "./RegisterForm";

/** The registration form; signed-in customers are redirected. */
export function Register() {
  return useSignedIn() ? <Navigate to={paths.account.href()} replace /> : <RegisterForm />;
}

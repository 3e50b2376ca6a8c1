import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../../lib/paths";

/** In place of what only an account has: to the sign-in, and back to here afterwards. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login.href(pathname + search)} replace />;
}

import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../../lib/paths";

/** Redirects a guest to sign-in and back to this page afterwards. */
export function RedirectToSignIn() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login.href(pathname + search)} replace />;
}

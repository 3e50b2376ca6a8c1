import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../../lib/paths";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { BrowserOnly } from "../../../ui/page/BrowserOnly";
import { LoadingFailed } from "../../../ui/page/LoadingFailed";

type AccountReading<Account, Variables extends OperationVariables> = {
  query: TypedDocumentNode<{ me: Account | null }, Variables>;
  variables?: Variables;
  children: (account: Account) => ReactNode;
};

type AccountDataProps<Account, Variables extends OperationVariables> = AccountReading<Account, Variables> & {
  skeleton: ReactNode;
  /** Title of a failure, and its level: `h1` where the content is the page. */
  failure: string;
  level?: "h1" | "h2";
};

/** What the browser reads of the account. */
export function AccountData<Account, Variables extends OperationVariables>({
  skeleton,
  failure,
  level,
  ...reading
}: AccountDataProps<Account, Variables>) {
  return (
    <BrowserOnly skeleton={skeleton}>
      <ErrorBoundary fallback={(error) => <LoadingFailed level={level} title={failure} error={error} />}>
        <ReadAccount {...reading} />
      </ErrorBoundary>
    </BrowserOnly>
  );
}

/** Redirects a guest to sign-in, and back to this page afterwards. */
function ReadAccount<Account, Variables extends OperationVariables>({
  query,
  variables,
  children,
}: AccountReading<Account, Variables>) {
  const { pathname, search } = useLocation();
  // Cached data at once, then fresh data: another device may have changed it.
  const { data } = useSuspenseQuery<{ me: Account | null }>(query, { variables, fetchPolicy: "cache-and-network" });
  return data.me ? children(data.me) : <Navigate to={paths.login.href(pathname + search)} replace />;
}

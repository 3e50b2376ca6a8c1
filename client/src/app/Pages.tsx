import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { paths } from "../lib/paths";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { ErrorScreen } from "./ErrorScreen";
import { routes } from "./routes";
import { TakenOver } from "./TakenOver";

/**
 * The page of the present address. Its path is the key, so that another product or category starts afresh with its skeleton,
 * while filters and choices in the search part keep the page standing.
 */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen error={error} />}>
      <Routes>
        <Route path={paths.formerProduct.pattern} element={<FormerProduct />} />
        {routes.map(({ pattern, Page, Skeleton }) => (
          <Route
            key={pattern}
            path={pattern}
            element={
              <Suspense fallback={<Skeleton />}>
                <Page />
                <TakenOver />
              </Suspense>
            }
          />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}

function FormerProduct() {
  const { slug = "" } = useParams();
  return <Navigate to={paths.product.href(slug)} replace />;
}

import { lazy, Suspense, useMemo } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { ContentSkeleton } from "../features/content-page/ContentSkeleton";
import { HydratedSignal } from "../hydration/HydratedSignal";
import { paths } from "../lib/paths";
import { routes } from "../routes";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { PageSkeleton } from "../ui/page/PageSkeleton";
import { useSsrContext } from "../ui/page/ssr-context";
import { ErrorScreen } from "./ErrorScreen";
import { knownSearch } from "./page-parameters";

const pages = routes.map(({ path, load, ...route }) => ({
  ...route,
  pattern: path.pattern,
  Page: lazy(async () => ({ default: await load() })),
}));

/**
 * The page at the current URL. Its path is the key, so that another product or category starts with its skeleton, while
 * filters and choices in the query keep the page. A page sees only the query parameters of its route record, here as on the server.
 */
export function Pages() {
  const location = useLocation();
  const { pathname } = location;
  const known = useMemo(() => ({ ...location, search: knownSearch(location) }), [location]);
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <ErrorScreen error={error} />}>
      <Routes location={known}>
        <Route path={paths.formerProduct.pattern} element={<FormerProduct />} />
        {pages.map((page) => (
          <Route key={page.pattern} path={page.pattern} element={<LazyPage {...page} />} />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}

function LazyPage({ Page, Skeleton = ContentSkeleton, isPrivate }: (typeof pages)[number]) {
  const context = useSsrContext();
  if (import.meta.env.SSR && isPrivate) context?.private();
  return (
    <Suspense
      fallback={
        <PageSkeleton>
          <Skeleton />
        </PageSkeleton>
      }
    >
      <Page />
      <HydratedSignal />
    </Suspense>
  );
}

function FormerProduct() {
  const { slug = "" } = useParams();
  return <Navigate to={paths.product.href(slug)} replace />;
}

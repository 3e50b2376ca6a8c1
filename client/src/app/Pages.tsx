import { lazy, Suspense, useMemo } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { ContentHeading } from "../features/content-page/content-layout";
import { HydratedSignal } from "../hydration/HydratedSignal";
import { paths } from "../lib/paths";
import { routes } from "../routes";
import { Container } from "../ui/Container";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Head } from "../ui/page/Head";
import { LoadingFailed } from "../ui/page/LoadingFailed";
import { PageSkeleton } from "../ui/page/PageSkeleton";
import { useSsrContext } from "../ui/page/ssr-context";
import { Skeleton } from "../ui/Skeleton";
import { knownSearch } from "./page-parameters";

const LINES = ["100%", "96%", "88%", "92%", "70%"];

/** Shown while the code of a content page loads. */
function ContentSkeleton() {
  return (
    <>
      <Skeleton h="5" w="32" mt="3" mb="5" />
      <ContentHeading>
        <Skeleton h="14" maxW="24rem" mb="5" />
        <Skeleton h="14" maxW="38rem" />
      </ContentHeading>
      {LINES.map((width) => (
        <Skeleton key={width} h="5" maxW="40rem" w={width} mb="3" />
      ))}
    </>
  );
}

const TITLE = "This page can't be shown";

/** Shown instead of a page that failed. */
function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title={TITLE} noIndex />
      <LoadingFailed level="h1" title={TITLE} error={error} />
      <HydratedSignal />
    </Container>
  );
}

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

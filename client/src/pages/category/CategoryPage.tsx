import { useParams } from "react-router-dom";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { CategoryContents } from "./CategoryContents";
import { CategoryFailed } from "./CategoryFailed";

/** /category/:slug */
export function CategoryPage() {
  const { slug = "" } = useParams();
  return (
    <ErrorBoundary fallback={() => <CategoryFailed />}>
      <CategoryContents slug={slug} />
    </ErrorBoundary>
  );
}

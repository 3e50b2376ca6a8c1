import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { Section } from "../ui/Section";
import { TwoColumns } from "../ui/TwoColumns";
import { VersionList } from "../versions/VersionList";
import type { Category } from "./categories-provider";
import { revertCategory } from "./category-operations";
import { differencesOf } from "./category-texts";
import { CategoryForm } from "./CategoryForm";
import { ProductOrder } from "./ProductOrder";

/** A category: its texts and picture, and what they were. */
export function CategoryPage() {
  return (
    <RecordPage title={<CategoryTitle />}>
      <CategoryParts />
    </RecordPage>
  );
}

function CategoryTitle() {
  return useRecordContext<Category>()?.name ?? "";
}

function CategoryParts() {
  const category = useRecordContext<Category>();
  const { canAccess = false, isPending } = useCanAccess({ resource: "categories", action: "edit" });
  // Until the whole category is read, react-admin has the row of the list.
  if (!category || !("versions" in category) || isPending) return null;
  return (
    <TwoColumns
      main={
        <>
          {canAccess ? (
            <CategoryForm key={category.id} category={category} />
          ) : (
            <Alert severity="info">Your role may read this, but not change it. Please ask an owner.</Alert>
          )}
          {!category.isSale && (
            <ProductOrder key={`order ${category.id}`} categoryId={category.id} mayChange={canAccess} />
          )}
        </>
      }
      aside={
        <>
          <SearchResult category={category} />
          <VersionList
            document={category}
            mayChange={canAccess}
            noun="texts"
            source="What it was before it was first changed here"
            differencesOf={differencesOf}
            onRevert={(input) => revertCategory({ id: category.id, ...input })}
          />
        </>
      }
    />
  );
}

/** What a search engine shows of its page, as it was saved last. */
function SearchResult({ category: { seo } }: { category: Category }) {
  if (!seo) return null;
  return (
    <Section title="In search engines">
      <Typography variant="subtitle2" component="p">
        {seo.title}
      </Typography>
      <Typography variant="body2">{seo.description}</Typography>
    </Section>
  );
}

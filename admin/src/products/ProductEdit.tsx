import { useMemo, useState } from "react";
import { Edit, SimpleForm, useDataProvider, useEditContext, useNotify, useRecordContext } from "react-admin";
import { StaffError } from "../api/staff-error";
import { ConflictDialog, type Conflict } from "./ConflictDialog";
import { productInForm, publishedEdit } from "./drafted-product";
import { DraftSection } from "./DraftSection";
import type { Product } from "./product";
import { ProductForm } from "./ProductForm";
import { ProductSale } from "./ProductSale";
import { ProductToolbar } from "./ProductToolbar";
import { ProductVersions } from "./ProductVersions";

type Variables = { id?: string; data?: Partial<Product>; previousData?: Product };

/** One product. Nothing changes before the shop says so; who comes second decides what stays. */
export function ProductEdit() {
  const [conflict, setConflict] = useState<Conflict>();
  const notify = useNotify();
  const dataProvider = useDataProvider();

  const handleError = async (error: unknown, { id, data, previousData }: Variables) => {
    const isConflict = error instanceof StaffError && error.code === "CONFLICT";
    if (!isConflict || id === undefined || !data || !previousData)
      return notify(error instanceof Error ? error.message : "Nothing has been changed.", { type: "error" });
    const { data: present } = await dataProvider.getOne<Product>("products", { id });
    setConflict({ present, before: previousData, mine: publishedEdit(previousData, { ...previousData, ...data }) });
  };

  return (
    <Edit
      title={<ProductTitle />}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      mutationOptions={{ onError: (error: unknown, variables: Variables) => void handleError(error, variables) }}
    >
      <ProductEditor conflict={conflict} onSettled={() => setConflict(undefined)} />
    </Edit>
  );
}

type ProductEditorProps = { conflict: Conflict | undefined; onSettled: () => void };

/** The form; it begins anew with the product as it is, once it is settled which of two changes stays. */
function ProductEditor({ conflict, onSettled }: ProductEditorProps) {
  const { refetch, record } = useEditContext<Product>();
  const [round, setRound] = useState(0);
  const handleSettled = async () => {
    await refetch();
    setRound((count) => count + 1);
    onSettled();
  };
  // The same object as long as the record stays, so that the form keeps what was typed.
  const inForm = useMemo(() => record && productInForm(record), [record]);
  // Until the whole product is read, react-admin has the row of the list.
  if (!record || !("related" in record)) return null;
  return (
    <>
      <ProductSale product={record} />
      {record.draft && <DraftSection product={record} draft={record.draft} />}
      <SimpleForm key={round} record={inForm} toolbar={<ProductToolbar />}>
        <ProductForm />
      </SimpleForm>
      <ProductVersions product={record} />
      {conflict && <ConflictDialog conflict={conflict} onSettled={() => void handleSettled()} />}
    </>
  );
}

function ProductTitle() {
  return useRecordContext<Product>()?.name ?? "";
}

import { Datagrid, FunctionField, List, useCanAccess, useListContext } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { MoveButtons } from "../ui/MoveButtons";
import { moved } from "../ui/moved";
import { RecordCell } from "../ui/RecordCell";
import { useAct } from "../ui/use-act";
import { arrangeCategories } from "./category-operations";

type CategoryRow = { id: string; name: string; isSale: boolean; productCount: number };

/** The departments of the shop in the order of its menu, which can be changed here. */
export function CategoryList() {
  return (
    <List title="Categories" exporter={false} empty={false} pagination={false} actions={false}>
      <CategoryRows />
    </List>
  );
}

function CategoryRows() {
  const { data = [] } = useListContext<CategoryRow>();
  const { canAccess = false } = useCanAccess({ resource: "categories", action: "edit" });
  const { failure, isActing, act } = useAct();
  const expectedIds = data.map(({ id }) => id);
  const move = ({ id }: CategoryRow, to: number) =>
    void act(
      () => arrangeCategories({ ids: moved(expectedIds, expectedIds.indexOf(id), to - 1), expectedIds }),
      "The order is changed; shoppers see it.",
    );
  return (
    <>
      <FailureNotice message={failure} />
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Category" sortable={false} />
        <RecordCell source="tagline" label="Tagline" sortable={false} />
        <FunctionField<CategoryRow> label="Products" render={products} sortable={false} />
        {canAccess && (
          <FunctionField<CategoryRow>
            label="Order in the menu"
            sortable={false}
            render={(row) => (
              <MoveButtons
                name={row.name}
                place={expectedIds.indexOf(row.id) + 1}
                count={expectedIds.length}
                isMoving={isActing}
                onMove={(to) => move(row, to)}
              />
            )}
          />
        )}
      </Datagrid>
    </>
  );
}

const products = ({ isSale, productCount }: CategoryRow) => (isSale ? "all that is reduced" : String(productCount));

import Pagination from "@mui/material/Pagination";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ORDERED_PRODUCTS_PER_PAGE } from "@rules/ordered-products";
import { sentenceOf } from "../api/staff-error";
import { SALE_NAMES } from "../products/sale-words";
import { FailureNotice } from "../ui/FailureNotice";
import { MoveButtons } from "../ui/MoveButtons";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { categoryProducts, moveProduct } from "./category-operations";
import { PlaceForm } from "./PlaceForm";
import { ProductLink } from "./ProductLink";

type ProductOrderProps = { categoryId: string; mayChange: boolean };

/** The products of a category in the shop's own order: each can be moved up, down, or to a place. */
export function ProductOrder({ categoryId, mayChange }: ProductOrderProps) {
  const [page, setPage] = useState(1);
  const { failure, isActing, act } = useAct();
  const { data, error, isFetching } = useQuery({
    queryKey: ["categories", categoryId, "products", page],
    queryFn: () => categoryProducts(categoryId, page),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data)
    return (
      <Section title="Order of its products">
        {error ? <FailureNotice message={sentenceOf(error)} /> : "Reading …"}
      </Section>
    );
  const { products, totalCount: count, orderVersion: expectedOrderVersion } = data;
  const isMoving = isActing || isFetching;
  const move = (id: string, place: number) =>
    act(() => moveProduct({ id, place, expectedOrderVersion }), "It is moved; shoppers see it.");
  return (
    <Section title="Order of its products">
      <FailureNotice message={failure ?? (error ? sentenceOf(error) : undefined)} />
      <Typography variant="body2">
        Shoppers see them so, unless they sort otherwise. Those of other categories keep their places.
      </Typography>
      <RowTable
        label="Products in their order"
        headings={["Place", "Product", ...(mayChange ? ["Move", "Move to place"] : [])]}
        none="It has no products."
        rows={products.map(({ id, name, saleState, place }) => ({
          key: id,
          cells: [
            place,
            <ProductLink
              key="link"
              id={id}
              name={name}
              note={saleState === "ON_SALE" ? undefined : SALE_NAMES[saleState].toLowerCase()}
            />,
            ...(mayChange
              ? [
                  <MoveButtons key="move" {...{ name, place, count, isMoving }} onMove={(to) => void move(id, to)} />,
                  <PlaceForm key="place" {...{ name, count, isMoving }} onMove={(to) => move(id, to)} />,
                ]
              : []),
          ],
        }))}
      />
      {count > ORDERED_PRODUCTS_PER_PAGE && (
        <Pagination
          count={Math.ceil(count / ORDERED_PRODUCTS_PER_PAGE)}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label="Pages of its products"
        />
      )}
    </Section>
  );
}

import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { testProducts, type TestProduct } from "./test-promotion";

type ProductFieldProps = {
  /** Of the field that has the product's id. */
  name: string;
  product: TestProduct | null;
  /** What the product was refused for. */
  error: string | undefined;
  onChoose: (product: TestProduct | null) => void;
};

/** Finds a product by a part of its name. */
export function ProductField({ name, product, error, onChoose }: ProductFieldProps) {
  const [search, setSearch] = useState("");
  const { data = [], isFetching } = useQuery({
    queryKey: ["promotions", "test products", search],
    queryFn: () => testProducts(search),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <>
      <input type="hidden" name={name} value={product?.id ?? ""} readOnly />
      <Autocomplete
        id={name}
        options={data}
        // The shop has searched already.
        filterOptions={(found) => found}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isFetching}
        value={product}
        onChange={(_, chosen) => onChoose(chosen)}
        onInputChange={(_, typed, reason) => reason === "input" && setSearch(typed)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label="Product"
            variant="outlined"
            required
            error={error !== undefined}
            helperText={error}
          />
        )}
      />
    </>
  );
}

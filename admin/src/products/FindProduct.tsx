import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import type { ChosenProduct } from "./product";

const FIND_PRODUCTS = graphql(`
  query FindProducts($search: String!) {
    products(filter: { search: $search }, first: 20) {
      nodes {
        id
        name
        saleState
      }
    }
  }
`);

type FindProductProps = {
  label: string;
  /** Ids of products that are not offered. */
  without: readonly string[];
  onFound: (product: ChosenProduct) => void;
};

/** Finds a product by a part of its name. */
export function FindProduct({ label, without, onFound }: FindProductProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: ["products", "find", search],
    queryFn: async () => (await request(FIND_PRODUCTS, { search })).products.nodes,
    enabled: isOpen,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const options = (data ?? []).filter((product) => !without.includes(product.id));
  return (
    <Autocomplete
      id={id}
      options={options}
      // The shop has searched already.
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={isFetching}
      noOptionsText={error ? sentenceOf(error) : "No product has this in its name."}
      value={null}
      inputValue={search}
      blurOnSelect={false}
      onChange={(_, chosen) => {
        if (chosen) onFound(chosen);
        setSearch("");
      }}
      onInputChange={(_, typed, reason) => reason === "input" && setSearch(typed)}
      renderInput={(parameters) => <TextField {...parameters} label={label} variant="outlined" />}
    />
  );
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useListContext } from "react-admin";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";

/** What customers are searched with, sent by a press: each search reads data of people. */
export function CustomerSearch() {
  const { filterValues, setFilters } = useListContext();
  const { search = "" } = filterValues as { search?: string };
  const { handleSubmit } = useSubmit(async ({ search: typed = "" }) => setFilters({ search: typed.trim() }));
  return (
    <Stack
      component="form"
      role="search"
      direction="row"
      spacing={1}
      onSubmit={handleSubmit}
      sx={{ width: "100%", paddingY: 1, alignItems: "center" }}
    >
      <FormField
        key={search}
        name="search"
        label="Name or email"
        type="search"
        defaultValue={search}
        required={false}
        autoComplete="off"
        size="small"
        fields={undefined}
        sx={{ maxWidth: 360 }}
      />
      <Button type="submit" variant="contained">
        Search
      </Button>
    </Stack>
  );
}

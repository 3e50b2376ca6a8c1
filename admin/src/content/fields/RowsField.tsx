import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { FormField } from "../../ui/FormField";
import type { Facts } from "../content-operations";
import type { Column } from "../facts";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

type RowsFieldProps = FactProps<readonly Facts[]> & {
  columns: readonly Column[];
  /** What a row is called. */
  one: string;
};

const SHRUNK = { inputLabel: { shrink: true } } as const;

/** A list, a row of fields for each, in the order to show. */
export function RowsField({ label, path, value: rows, errors, onChange, columns, one }: RowsFieldProps) {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, ""]));
  return (
    <FieldGroup label={label} error={errors?.[path]}>
      {rows.map((row, index) => (
        // A row has no name of its own; its fields are controlled, so its place will do.
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: "start" }}>
          {columns.map(({ name, label: heading, type }) => (
            <FormField
              key={name}
              name={`${path}.${index}.${name}`}
              label={heading}
              size="small"
              value={row[name] ?? ""}
              onChange={({ target }) => onChange(rows.with(index, { ...row, [name]: target.value }))}
              fields={errors}
              {...(type && { type, slotProps: SHRUNK })}
            />
          ))}
          <Button
            aria-label={`Remove ${one} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          >
            Remove
          </Button>
        </Stack>
      ))}
      <Box>
        <Button variant="outlined" size="small" onClick={() => onChange([...rows, empty])}>
          Add a {one}
        </Button>
      </Box>
    </FieldGroup>
  );
}

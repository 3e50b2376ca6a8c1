import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FormField } from "../../ui/FormField";
import type { Column } from "../facts";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";
import { useKeyedRows } from "./use-keyed-rows";

type Row = Readonly<Record<string, string>>;

type RowsFieldProps = FactProps<readonly Row[]> & {
  columns: readonly Column[];
  /** What a row is called. */
  one: string;
};

/** Parts the fields of a row from those of the next where they stand below each other. */
const PANEL = {
  alignItems: "stretch",
  padding: 2,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
} as const;

/** A list, fields for each row, in the order to show. */
export function RowsField({ label, help, path, value: rows, errors, onChange, columns, one }: RowsFieldProps) {
  const empty = Object.fromEntries(columns.map(({ name, choices }) => [name, Object.keys(choices ?? {})[0] ?? ""]));
  const isWide = columns.some(({ type }) => type === "lines");
  const { keys, add, raise, remove } = useKeyedRows(rows, onChange);
  return (
    <FieldGroup label={label} help={help} error={errors?.[path]}>
      {rows.map((row, index) => (
        <Stack
          key={keys[index]}
          direction={isWide ? "column" : "row"}
          spacing={isWide ? 2 : 1}
          sx={isWide ? PANEL : { alignItems: "start" }}
          {...(isWide && { role: "group", "aria-label": `${one} ${index + 1}` })}
        >
          {isWide && <Typography variant="overline">{`${one} ${index + 1}`}</Typography>}
          {columns.map((column) => (
            <Cell
              key={column.name}
              column={column}
              name={`${path}.${index}.${column.name}`}
              value={row[column.name] ?? ""}
              errors={errors}
              onChange={(typed) => onChange(rows.with(index, { ...row, [column.name]: typed }))}
            />
          ))}
          <RowButtons
            name={`${one} ${index + 1}`}
            isFirst={index === 0}
            onUp={() => raise(index)}
            onRemove={() => remove(index)}
          />
        </Stack>
      ))}
      <Button variant="outlined" size="small" onClick={() => add(empty)} sx={{ justifySelf: "start" }}>
        Add a {one}
      </Button>
    </FieldGroup>
  );
}

type CellProps = {
  column: Column;
  name: string;
  value: string;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (typed: string) => void;
};

const SHRUNK = { inputLabel: { shrink: true } } as const;

function Cell({ column: { label, type, choices }, name, value, errors, onChange }: CellProps) {
  return (
    <FormField
      name={name}
      label={label}
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fields={errors}
      {...(type === "date" && { type, slotProps: SHRUNK })}
      {...(type === "lines" && { multiline: true, minRows: 3 })}
      {...(choices && { select: true })}
    >
      {choices &&
        Object.entries(choices).map(([choice, words]) => (
          <MenuItem key={choice} value={choice}>
            {words}
          </MenuItem>
        ))}
    </FormField>
  );
}

type RowButtonsProps = { name: string; isFirst: boolean; onUp: () => void; onRemove: () => void };

function RowButtons({ name, isFirst, onUp, onRemove }: RowButtonsProps) {
  return (
    <Stack direction="row" spacing={1}>
      {/* On top it keeps the focus, which a disabled button would lose. */}
      <Button
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : onUp}
        sx={isFirst ? { color: "text.disabled" } : undefined}
      >
        Up
      </Button>
      <Button aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </Stack>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FormEvent } from "react";
import { capitalised } from "../../ui/capitalised";
import { FormField } from "../../ui/FormField";
import type { RemakeableLine } from "../remake/remake-changes";
import { RemakeOptions } from "../remake/RemakeOptions";
import { shownMm } from "../remake/typed-remake";

type MeasuresFormProps = {
  id: string;
  line: RemakeableLine;
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>> | undefined;
  onChange: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What a fitter has measured and chosen at the window. It begins with what was ordered, or entered before. */
export function MeasuresForm({ id, line, fields, onChange, onSubmit }: MeasuresFormProps) {
  const { width, height, heightName, options } = line;
  return (
    <Box component="form" id={id} noValidate sx={FIELDS} onSubmit={onSubmit} onChange={onChange}>
      <Typography sx={WHOLE_ROW}>
        Enter what was measured at the window. Material and colour stay as the customer chose them.
      </Typography>
      <FormField name="width" label="Width, mm" defaultValue={shownMm(width)} fields={fields} />
      <FormField
        name="height"
        label={`${capitalised(heightName)}, mm`}
        defaultValue={shownMm(height)}
        fields={fields}
      />
      <RemakeOptions options={options} onChange={onChange} />
    </Box>
  );
}

const WHOLE_ROW = { gridColumn: "1 / -1" } as const;
const FIELDS = {
  display: "grid",
  gap: 2,
  paddingTop: 1,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};

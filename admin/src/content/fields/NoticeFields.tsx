import type { Notice } from "@rules/banner-facts";
import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

const EMPTY: Notice = { text: "", path: null, lastDay: null };
const SHRUNK = { inputLabel: { shrink: true } } as const;

/** What the banner announces; with an empty sentence it is away. */
export function NoticeFields({ label, path, value, errors, onChange }: FactProps<Notice | null>) {
  const notice = value ?? EMPTY;
  const change = (changes: Partial<Notice>) => {
    const next = { ...notice, ...changes };
    onChange(next.text === "" && next.path === null && next.lastDay === null ? null : next);
  };
  return (
    <FieldGroup label={label} help="Leave all of it empty to show no banner. The shop’s claims stay below it.">
      <FormField
        name={`${path}.text`}
        label="Sentence"
        required={false}
        value={notice.text}
        onChange={({ target }) => change({ text: target.value })}
        fields={errors}
      />
      <FormField
        name={`${path}.path`}
        label="Leads to"
        required={false}
        helperText="A page of the shop, such as /sales."
        value={notice.path ?? ""}
        onChange={({ target }) => change({ path: target.value === "" ? null : target.value })}
        fields={errors}
      />
      <FormField
        name={`${path}.lastDay`}
        label="Last day"
        type="date"
        required={false}
        helperText="In London. It stays until you take it away, if left out."
        slotProps={SHRUNK}
        value={notice.lastDay ?? ""}
        onChange={({ target }) => change({ lastDay: target.value === "" ? null : target.value })}
        fields={errors}
      />
    </FieldGroup>
  );
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { Section } from "../ui/Section";
import { useSubmit } from "../ui/use-submit";
import { testLines } from "./test-lines";
import { testPromotion, type PromotionTest } from "./test-promotion";
import { TestLine } from "./TestLine";
import { TestResult } from "./TestResult";

type TestCartProps = {
  /** Null where the promotion has unique codes: one of them is typed. */
  code: string | null | undefined;
};

/** Works out what a cart that nobody has comes to with a code. */
export function TestCart({ code }: TestCartProps) {
  const [keys, setKeys] = useState<readonly number[]>([0]);
  const [result, setResult] = useState<PromotionTest>();
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    setResult(undefined);
    setResult(await testPromotion(code ?? values["code"] ?? "", testLines(values, keys.length)));
  });
  return (
    <Section title="Test against a cart">
      <Typography>
        What a cart would come to with {code ?? "one of its codes"}, by the rules of carts; also before the promotion
        begins.
      </Typography>
      <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
        <FailureNotice message={failure?.message} />
        {code == null && <FormField name="code" label="One of its codes" fields={failure?.fields} />}
        {keys.map((key, index) => (
          <TestLine
            key={key}
            index={index}
            fields={failure?.fields}
            onRemove={keys.length > 1 ? () => setKeys(keys.filter((each) => each !== key)) : undefined}
          />
        ))}
        <Button onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>Add another line</Button>
        <Button type="submit" variant="contained" loading={isSending}>
          Work it out
        </Button>
      </Stack>
      <TestResult result={result} />
    </Section>
  );
}

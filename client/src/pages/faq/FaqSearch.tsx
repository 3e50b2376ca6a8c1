import { useEffect, useRef, type SubmitEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { counted } from "../../lib/counted";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/TextField";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { LONGEST_QUESTION } from "./find-questions";

type FaqSearchProps = {
  /** Number of questions found; undefined without a search. */
  count: number | undefined;
};

const Form = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    alignItems: "end",
    maxW: "36rem",
    _print: { display: "none" },
  },
});

/** Searches the questions while typing. Without scripts it is submitted as a normal form. */
export function FaqSearch({ count }: FaqSearchProps) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get("search") ?? "";
  const field = useRef<HTMLInputElement>(null);
  // A link to the page without a search empties the field; during typing the field is ahead of the URL.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query;
  }, [query]);
  const search = (text: string) => setParameters(text === "" ? {} : { search: text }, { replace: true });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    search(typeof typed === "string" ? typed : "");
  };
  return (
    <Form role="search" aria-label="Search the questions" action={paths.faq.pattern} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="Search questions and answers"
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_QUESTION}
        defaultValue={query}
        onChange={(event) => search(event.target.value)}
      />
      <Button type="submit" variant="line" minH="13">
        Search
      </Button>
      <SmallText role="status" gridColumn="1 / -1" minH="6" mt="2">
        {count === undefined ? "" : found(count)}
      </SmallText>
    </Form>
  );
}

const found = (count: number) => `${counted(count, "answer")} found`;

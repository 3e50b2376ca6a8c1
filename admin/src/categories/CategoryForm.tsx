import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import type { FormEvent } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { Section } from "../ui/Section";
import { useDraft } from "../versions/use-draft";
import type { Category } from "./categories-provider";
import { saveCategory } from "./category-operations";
import { differencesOf, type CategoryTexts } from "./category-texts";
import { CategoryPictureField } from "./CategoryPictureField";

const FIELDS = [
  { name: "name", label: "Name", helperText: "In menu, headings and breadcrumbs: at most 20 characters." },
  { name: "tagline", label: "Tagline", helperText: "On its tile: at most 50 characters." },
  { name: "description", label: "Description", helperText: "On its page: 40 to 300 characters.", minRows: 3 },
  {
    name: "seoTitle",
    label: "Title for search engines",
    helperText: "Leave it empty, and the shop makes it from name and lowest price.",
    required: false,
  },
  {
    name: "seoDescription",
    label: "Description for search engines",
    helperText: "40 to 155 characters. Leave it empty, and the shop makes it from description and lowest price.",
    minRows: 2,
    required: false,
  },
] as const;

/** The texts and the picture of a category. What was typed survives a refusal and somebody else's change. */
export function CategoryForm({ category }: { category: Category }) {
  const { id, slug, offeredPictures } = category;
  const { facts, isChanged, failure, isSaving, change, save } = useDraft(category, {
    save: (input, changes) => saveCategory({ id, ...input, sendsPicture: "picture" in changes }),
    differencesOf,
    saved: "The category is saved; shoppers see it.",
  });
  const texts = facts as CategoryTexts;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title="Texts and picture">
      <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
        <FailureNotice message={failure?.message} />
        {FIELDS.map(({ name, ...field }) => (
          <FormField
            key={name}
            name={name}
            fields={failure?.fields}
            value={texts[name]}
            onChange={({ target }) => change(name, target.value)}
            multiline={"minRows" in field}
            {...field}
          />
        ))}
        <CategoryPictureField
          categoryId={id}
          picture={texts.picture}
          offered={offeredPictures}
          fields={failure?.fields}
          onChange={(picture) => change("picture", picture)}
        />
        <Stack direction="row" spacing={2} sx={{ alignItems: "center", justifyContent: "space-between" }}>
          <Button type="submit" variant="contained" disabled={!isChanged} loading={isSaving}>
            Save
          </Button>
          <Link href={`/category/${slug}`} target="_blank" rel="noreferrer">
            Its page in the shop
          </Link>
        </Stack>
      </Stack>
    </Section>
  );
}

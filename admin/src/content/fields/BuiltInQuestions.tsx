import Button from "@mui/material/Button";
import type { ContentOf } from "@rules/content-forms";
import { FAQ_CATEGORIES } from "@rules/faq-categories";
import { FAQ_QUESTIONS, inPlaces, isHiddenIn, type PlacedQuestion } from "@rules/faq-questions";
import { BuiltInQuestion } from "./BuiltInQuestion";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

type OwnRows = ContentOf<"FAQ">["questions"];

/** The questions of staff, of which one takes the place of a question of the shop that is edited. */
export type OwnQuestions = { questions: OwnRows; onChange: (questions: OwnRows) => void };

type BuiltInQuestionsProps = FactProps<readonly PlacedQuestion[]> & { own: OwnQuestions };

type BuiltIn = (typeof FAQ_QUESTIONS)[number];

/** The questions that come with the shop, by subject: edit, hide, move and restore each. */
export function BuiltInQuestions({ label, help, path, value: placed, errors, onChange, own }: BuiltInQuestionsProps) {
  const all = inPlaces<BuiltIn>(FAQ_QUESTIONS, placed);
  const change = (questions: readonly BuiltIn[], isHidden: (id: string) => boolean) =>
    onChange(placesOf(questions, isHidden));
  const isHidden = (id: string) => isHiddenIn(placed, id);
  const isOwn = (id: string) => own.questions.some((each) => each.id === id);
  return (
    <FieldGroup label={label} help={help} error={errors?.[path]}>
      {Object.entries(FAQ_CATEGORIES).map(([subject, title]) => (
        <FieldGroup key={subject} label={title}>
          {all
            .filter(({ category }) => category === subject)
            .map((each, index, inSubject) => (
              <BuiltInQuestion
                key={each.id}
                question={each}
                isShown={!isHidden(each.id)}
                isEdited={isOwn(each.id)}
                onShow={(isShown) => change(all, (id) => (id === each.id ? !isShown : isHidden(id)))}
                onUp={index === 0 ? undefined : () => change(swapped(all, each, inSubject[index - 1]), isHidden)}
                onEdit={() => own.onChange([...own.questions, { ...each, answer: "" }])}
                onRestore={() => own.onChange(own.questions.filter(({ id }) => id !== each.id))}
              />
            ))}
        </FieldGroup>
      ))}
      {placed.length > 0 && (
        <Button variant="outlined" size="small" onClick={() => onChange([])} sx={{ justifySelf: "start" }}>
          Show all in their first order
        </Button>
      )}
    </FieldGroup>
  );
}

/** Empty where all is as it comes, so that questions of a later release take their places. */
function placesOf(questions: readonly BuiltIn[], isHidden: (id: string) => boolean): PlacedQuestion[] {
  const placed = questions.map(({ id }) => ({ id, isShown: !isHidden(id) }));
  const isAsItComes = placed.every(({ id, isShown }, index) => isShown && id === FAQ_QUESTIONS[index]?.id);
  return isAsItComes ? [] : placed;
}

const swapped = (all: readonly BuiltIn[], one: BuiltIn, other: BuiltIn | undefined): BuiltIn[] =>
  all.map((each) => (each === one ? (other ?? each) : each === other ? one : each));

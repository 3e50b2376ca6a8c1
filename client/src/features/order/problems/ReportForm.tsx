import { useEffect, useRef } from "react";
import { PROBLEM_KIND_NAMES, ProblemKind } from "@rules/order-problem";
import { Button } from "../../../ui/Button";
import { ErrorSummary } from "../../../ui/form/ErrorSummary";
import { ErrorText } from "../../../ui/form/ErrorText";
import { SelectField } from "../../../ui/form/SelectField";
import { TextArea } from "../../../ui/form/TextArea";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { PhotoPicker } from "./PhotoPicker";
import type { ProblemOrder } from "./problem-documents";
import { useReportForm, WHOLE_ORDER } from "./useReportForm";

/** A line that a problem can be about. */
export type ReportableLine = { id: string; name: string };

type ReportFormProps = {
  order: ProblemOrder;
  lines: readonly ReportableLine[];
  /** The line that it was opened from. */
  lineId: string | undefined;
  onSent: () => void;
  onCancel: () => void;
};

const Form = chakra("form", { base: { display: "grid", gap: "5", maxW: "34rem", mb: "9" } });
const Title = chakra("h3", { base: { textStyle: "h3", _focus: { outline: "none" } } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

const KINDS = [
  { value: "", label: "Please choose" },
  ...Object.values(ProblemKind).map((kind) => ({ value: kind, label: PROBLEM_KIND_NAMES[kind] })),
];

/** Form of a report: what it is about, what is wrong, and photos. */
export function ReportForm({ order, lines, lineId = WHOLE_ORDER, onSent, onCancel }: ReportFormProps) {
  const { field, errorOf, problems, handleSubmit, isSending, failure, photos } = useReportForm(order, lineId, onSent);
  const title = useRef<HTMLHeadingElement>(null);
  // The form opens away from the button that was pressed.
  useEffect(() => title.current?.focus(), []);
  const about = [
    { value: WHOLE_ORDER, label: "The whole order" },
    ...lines.map(({ id, name }, index) => ({ value: id, label: `Item ${index + 1}: ${name}` })),
  ];
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-label="Report a problem">
      <Title ref={title} tabIndex={-1}>
        Report a problem
      </Title>
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <SelectField label="What is it about?" options={about} {...field("lineId")} />
      <SelectField label="What is wrong?" options={KINDS} required {...field("kind")} />
      <TextArea
        label="Describe it"
        rows={5}
        required
        help="What do you see, and what would you like: made again, or your money back?"
        {...field("text")}
      />
      <PhotoPicker photos={photos} />
      <SmallText>We answer here and by e-mail.</SmallText>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Row>
        <Button type="submit" busy={isSending} busyText="Sending...">
          Send report
        </Button>
        <Button variant="soft" onClick={onCancel}>
          Not now
        </Button>
      </Row>
    </Form>
  );
}

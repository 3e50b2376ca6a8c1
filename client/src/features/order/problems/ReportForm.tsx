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

/** The form that is open: for a line, or for no line in particular. Another one with each press that opens it. */
export type OpenReport = { lineId: string | undefined };

type ReportFormProps = {
  order: ProblemOrder;
  lines: readonly ReportableLine[];
  report: OpenReport;
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
export function ReportForm({ order, lines, report, onSent, onCancel }: ReportFormProps) {
  const form = useReportForm(order, onSent);
  const { field, setValue, errorOf, problems, handleSubmit, isSending, failure, photos, isReporting } = form;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setValue("lineId", report.lineId ?? WHOLE_ORDER);
    title.current?.focus(); // the form is away from the button that was pressed
  }, [report, setValue]);
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
        readOnly={isSending}
        help="What do you see, and what would you like: made again, or your money back?"
        {...field("text")}
      />
      <PhotoPicker photos={photos} isClosed={isReporting} />
      <SmallText>We answer here and by e-mail.</SmallText>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Row>
        <Button type="submit" busy={isSending} busyText="Sending...">
          Send report
        </Button>
        <Button variant="soft" disabled={isSending} onClick={onCancel}>
          Not now
        </Button>
      </Row>
    </Form>
  );
}

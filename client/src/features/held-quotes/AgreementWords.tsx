import { formatDay } from "@rules/delivery-date";
import { chakra } from "../../ui/theme/chakra";

const Words = chakra("div", {
  base: {
    mt: "6",
    py: "4",
    px: "5",
    bg: "bg",
    borderLeftWidth: "3px",
    borderColor: "success.fg",
    borderRadius: "picture",
    overflowWrap: "anywhere",
    "& blockquote": { mt: "2", whiteSpace: "pre-line" },
  },
});

type AgreementWordsProps = { agreement: { name: string; comment: string | null; agreedAt: string } };

/** Who has agreed to a quote, when, and what they say, as plain text. */
export function AgreementWords({ agreement: { name, comment, agreedAt } }: AgreementWordsProps) {
  return (
    <Words>
      <p>
        <b>{name} agrees</b>, {formatDay(agreedAt)}
      </p>
      {comment !== null && <blockquote>{comment}</blockquote>}
    </Words>
  );
}

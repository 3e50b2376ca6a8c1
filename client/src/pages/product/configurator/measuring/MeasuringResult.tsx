import { useEffect, useRef } from "react";
import { measuredWindow } from "@rules/measured-window";
import type { MeasuringPlan } from "@rules/measuring-plan";
import { formatSize, fromInches, type Unit } from "@rules/sizes";
import { paths } from "../../../../lib/paths";
import { Button } from "../../../../ui/Button";
import { NoticeFrame } from "../../../../ui/form/FormNotice";
import { AlertIcon } from "../../../../ui/icons";
import { TextLink } from "../../../../ui/links";
import { chakra } from "../../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../../ui/theme/scales";
import { readingsOf, type MeasuringDraft } from "./measuring-draft";

type MeasuringResultProps = {
  plan: MeasuringPlan;
  draft: MeasuringDraft;
  unit: Unit;
  onBack: () => void;
  onRestart: () => void;
  /** @param width as it would be typed, in the unit of the page */
  onUse: (width: string, height: string) => void;
};

const Lines = chakra("div", { base: { display: "grid", gap: "3", "& h3": { textStyle: "title", outline: "none" } } });
const Links = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "4" } });
const Buttons = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)" },
    gap: "3",
    mt: "5",
    pb: "6",
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
});

/** Which readings were taken and why, what to look at first, and the button that fills in the size. */
export function MeasuringResult({ plan, draft, unit, onBack, onRestart, onUse }: MeasuringResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { width, height, findings } = measuredWindow(plan, readingsOf(draft), unit);
  const size = width && height && { width: width.inches, height: height.inches };
  return (
    <div>
      <Lines>
        <h3 ref={heading} tabIndex={-1}>
          {size ? "The size to order" : `The ${width ? plan.second : "width"} is missing`}
        </h3>
        {[width, height].map((length) => length && <p key={length.sentence}>{length.sentence}</p>)}
        {!size && <p>Please go back and measure it in at least one place.</p>}
        {findings.map(({ sentence, products = [] }) => (
          <NoticeFrame key={sentence}>
            <AlertIcon />
            <div>
              <p>{sentence}</p>
              <Links>
                {products.map(({ slug, name }) => (
                  <TextLink key={slug} to={paths.product.href(slug)} py="2.5">
                    {name}
                  </TextLink>
                ))}
              </Links>
            </div>
          </NoticeFrame>
        ))}
      </Lines>
      <Buttons>
        {size && (
          <Button size="l" onClick={() => onUse(typedText(size.width, unit), typedText(size.height, unit))}>
            Use {formatSize(size, unit)}
          </Button>
        )}
        <Button variant="line" onClick={onBack}>
          Back
        </Button>
        <Button variant="soft" onClick={onRestart}>
          Start again
        </Button>
      </Buttons>
    </div>
  );
}

/** Inches with all their decimals, so that an eighth stays one. */
const typedText = (inches: number, unit: Unit): string =>
  String(unit === "in" ? fromInches(inches, unit, 4) : fromInches(inches, unit));

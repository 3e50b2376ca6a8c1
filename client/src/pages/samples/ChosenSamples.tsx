import { useRef } from "react";
import { MOST_SAMPLES } from "@rules/samples-form";
import { sampleKey, useChosenSamples } from "../../features/samples/chosen-samples";
import { surfaceOf } from "../../product/swatch-surface";
import { ErrorText } from "../../ui/form/ErrorText";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon } from "../../ui/icons";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { namedSamples, type SampleProduct } from "./sample-products";
import { CHOICE_ID } from "./samples-fields";

type ChosenSamplesProps = {
  products: readonly SampleProduct[];
  /** Error of the choice. */
  error: string | undefined;
};

const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    py: "1.5",
    borderTopWidth: "1px",
    borderColor: "#d8cfbf",
    textStyle: "small",
    lineHeight: "1.35",
    "& button": { ml: "auto" },
  },
});
const Patch = chakra("span", {
  base: {
    flex: "none",
    boxSize: "14",
    borderRadius: "picture",
    forcedColorAdjust: "none",
    boxShadow: "inset 0 0 0 1px {colors.border.swatch}",
  },
});

/** The chosen samples, each with a remove button. */
export function ChosenSamples({ products, error }: ChosenSamplesProps) {
  const { samples, toggle, isFull } = useChosenSamples();
  const place = useRef<HTMLDivElement>(null);
  return (
    <SummaryPanel title="Your samples">
      <chakra.div ref={place} id={CHOICE_ID} tabIndex={-1} scrollMarginTop="40" _focus={{ outline: "none" }}>
        <SmallText role="status" mb="3">
          <chakra.b color="fg">
            {samples.length} of {MOST_SAMPLES} chosen
          </chakra.b>
          {isFull && ". Leave one out to choose another."}
          {samples.length === 0 && ". Pick a fabric and press its colours."}
        </SmallText>
        {error !== undefined && <ErrorText>{error}</ErrorText>}
        <chakra.ul listStyleType="none">
          {namedSamples(products, samples).map(({ sample, product, material, color, hex }) => (
            <Row key={sampleKey(sample)}>
              <Patch style={surfaceOf(sample.material, hex)} />
              <span>
                <b>{product}</b>
                <chakra.span display="block" color="fg.muted">
                  {material}, {color}
                </chakra.span>
              </span>
              <IconButton
                aria-label={`Remove ${product}, ${material}, ${color}`}
                onClick={() => {
                  toggle(sample);
                  place.current?.focus();
                }}
              >
                <CloseIcon size="s" />
              </IconButton>
            </Row>
          ))}
        </chakra.ul>
      </chakra.div>
    </SummaryPanel>
  );
}

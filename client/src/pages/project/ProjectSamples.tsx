import { MOST_SAMPLES } from "@rules/samples-form";
import { shownWindowName } from "@rules/window-names";
import { sampleKey, useChosenSamples } from "../../features/samples/chosen-samples";
import { paths } from "../../lib/paths";
import { colorLabel, materialLabel } from "../../product/attribute-labels";
import { OutlineLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { ShownSample } from "./project-documents";
import { sampleWords } from "./sample-words";

const Frame = chakra("section", { base: { mt: "12" } });
const Row = chakra("li", { base: { borderTopWidth: "1px", py: "3" } });

/** The fabrics of all options, each once: for which windows they are, and what was asked for and sent. Asks for the others. */
export function ProjectSamples({ samples }: { samples: readonly ShownSample[] }) {
  if (samples.length === 0) return null;
  return (
    <Frame aria-labelledby="project-samples">
      <chakra.h2 id="project-samples" textStyle="h3" mb="2">
        Free samples
      </chakra.h2>
      <SmallText mb="4">See the fabrics that you consider in your own light before you choose.</SmallText>
      <chakra.ul listStyleType="none" aria-label="Fabrics of your options">
        {samples.map((sample) => (
          <Row key={sampleKey(toSample(sample))}>
            <b>{sample.product.name}</b>, {materialLabel(sample.material)}, {colorLabel(sample.color)}
            <SmallText>
              For {windowsOf(sample)}. {sampleWords(sample) ?? "No sample asked for yet"}.
            </SmallText>
          </Row>
        ))}
      </chakra.ul>
      <OrderSamples samples={samples.filter(({ askedAt }) => askedAt === null)} />
    </Frame>
  );
}

/** Puts samples into the form for samples, as many as it has room for, and leads there. */
function OrderSamples({ samples }: { samples: readonly ShownSample[] }) {
  const { samples: chosen, has, add } = useChosenSamples();
  if (samples.length === 0) return null;
  const missing = samples.map(toSample).filter((sample) => !has(sample));
  const next = missing.slice(0, Math.max(0, MOST_SAMPLES - chosen.length));
  const handlePress = () => {
    for (const sample of next) add(sample);
  };
  return (
    <chakra.div display="grid" gap="3" justifyItems="start" mt="4">
      <OutlineLink to={paths.samples.href()} onClick={handlePress}>
        Order samples
      </OutlineLink>
      {next.length < missing.length && (
        <SmallText>
          {`You can order ${MOST_SAMPLES} at a time. Your form will have ${chosen.length + next.length}, and ${missing.length - next.length} of these can be ordered after it.`}
        </SmallText>
      )}
    </chakra.div>
  );
}

const toSample = ({ product, material, color }: ShownSample) => ({ productId: product.id, material, color });

/** "Kitchen, left; Hall": each window once, whatever number of options it has of the fabric. */
const windowsOf = ({ options }: ShownSample): string =>
  [...new Set(options.map((option) => shownWindowName(option) ?? "a window"))].join("; ");

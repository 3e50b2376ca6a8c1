import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { MOST_SAMPLES } from "@rules/samples-form";
import { useChosenSamples, type Sample } from "../../features/samples/chosen-samples";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Honeypot } from "../../ui/form/Honeypot";
import { SentNotice } from "../../ui/form/SentNotice";
import { TextFields } from "../../ui/form/TextFields";
import { ExternalLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { ChosenSamples } from "./ChosenSamples";
import { FabricPicker } from "./FabricPicker";
import { namedSamples, useSampleProducts, type SampleProduct } from "./sample-products";
import { CHOICE_ID, SAMPLES_FIELDS } from "./samples-fields";
import { PickerStrip, SamplesColumns, SamplesHeading } from "./samples-layout";
import { useSamplesForm } from "./useSamplesForm";

/**
 * Chooses the sample of the URL, as a product page's link names it, and returns it; undefined where it names none that is made.
 * The URL names it no longer then, so that a reload does not choose it again once it was removed.
 */
function useAskedSample(products: readonly SampleProduct[]): Sample | undefined {
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Sample>();
  const { add } = useChosenSamples();

  useAfterHydration(() => {
    const [productId, material, color] = ["product", "material", "color"].map((name) => parameters.get(name));
    if (!productId || !material || !color) return;
    const sample = { productId, material, color };
    if (namedSamples(products, [sample]).length > 0) {
      add(sample);
      setAsked(sample);
    }
    setParameters({}, { replace: true, preventScrollReset: true });
  });
  return asked;
}

type SamplesOrderProps = {
  products: Parameters<typeof useSampleProducts>[0];
  /** Number to call when it can't be sent. */
  phone: string;
};

/** Choice of samples, address form and confirmation. */
export function SamplesOrder({ products: refs, phone }: SamplesOrderProps) {
  const products = useSampleProducts(refs);
  const { samples } = useChosenSamples();
  const asked = useAskedSample(products);
  const { field, errorOf, problems, handleSubmit, isSending, honeypot, sent } = useSamplesForm(phone);

  if (sent) {
    return (
      <SentNotice title="Samples ordered">
        Thank you. We cut {sent.samples.length === 1 ? "your sample" : `your ${sent.samples.length} samples`} and post
        them to {sent.address}, {sent.city}, {sent.postcode}. A confirmation is on its way to {sent.email}.
      </SentNotice>
    );
  }
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <SamplesColumns>
        <chakra.section aria-labelledby="choose-samples" gridArea="choose">
          {problems.length > 0 && (
            <chakra.div mb="8">
              <ErrorSummary problems={problems} errorOf={errorOf} />
            </chakra.div>
          )}
          <SamplesHeading id="choose-samples">Choose your fabrics</SamplesHeading>
          <FabricPicker key={asked?.material} products={products} first={asked?.material} />
          <PickerStrip as="p">
            <b>
              {samples.length} of {MOST_SAMPLES} chosen
            </b>{" "}
            <ExternalLink href={`#${CHOICE_ID}`}>See them</ExternalLink>
          </PickerStrip>
        </chakra.section>
        <chakra.div gridArea="chosen">
          <ChosenSamples products={products} error={errorOf("samples")} />
        </chakra.div>
        <chakra.section aria-labelledby="send-samples" gridArea="address">
          <SamplesHeading id="send-samples">Where they go</SamplesHeading>
          <TextFields fields={SAMPLES_FIELDS} field={field} />
          <Honeypot field={honeypot} />
          <Button type="submit" size="l" mt="7" w={{ base: "full", md: "auto" }} busy={isSending} busyText="Sending...">
            Send my samples
          </Button>
        </chakra.section>
      </SamplesColumns>
    </chakra.form>
  );
}

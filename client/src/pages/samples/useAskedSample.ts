import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { useChosenSamples, type Sample } from "./chosen-samples";
import { namedSamples, type SampleProduct } from "./sample-products";

/**
 * Chooses the sample of the URL, as a product page's link names it, and returns it; undefined where it names none that is made.
 * The URL names it no longer then, so that a reload does not choose it again once it was removed.
 */
export function useAskedSample(products: readonly SampleProduct[]): Sample | undefined {
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

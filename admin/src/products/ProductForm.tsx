import { ChoiceFields } from "./ChoiceFields";
import { FormSection } from "./FormSection";
import { LimitFields } from "./LimitFields";
import { PicturesField } from "./PicturesField";
import { PriceFields } from "./PriceFields";
import { ProductFacts } from "./ProductFacts";
import { ProductHistory } from "./ProductHistory";
import { RelatedField } from "./RelatedField";
import { TextFields } from "./TextFields";

/** All that people decide of a product, and what follows from it. */
export function ProductForm() {
  return (
    <>
      <FormSection title="Texts">
        <TextFields />
      </FormSection>
      <FormSection title="Pictures">
        <PicturesField />
      </FormSection>
      <FormSection title="Suggested with it">
        <RelatedField />
      </FormSection>
      <FormSection title="Price and delivery">
        <PriceFields />
      </FormSection>
      <FormSection title="Materials, colours, options">
        <ChoiceFields />
      </FormSection>
      <FormSection title="Limits">
        <LimitFields />
      </FormSection>
      <FormSection title="What follows">
        <ProductFacts />
      </FormSection>
      <FormSection title="Who changed what">
        <ProductHistory />
      </FormSection>
    </>
  );
}

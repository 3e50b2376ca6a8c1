import { z } from "zod";
import { enquirySender } from "./enquiry-sender.js";
import { required } from "./form-fields.js";
import { postcode } from "./postcode.js";
import { MATERIALS } from "./product-attributes.js";

/** Maximum number of free samples per request. */
export const MOST_SAMPLES = 6;

/** Samples are cut from cloth; wood, slats and vanes are shown at the visit. */
export function hasSamples(material: string): boolean {
  return Object.entries(MATERIALS).some(([name, { filter }]) => name === material && filter === "fabric");
}

const sample = z.object({ productId: z.string(), material: z.string(), color: z.string() });

/** Sample request form with its error messages. The server also checks that the products have these fabrics. */
export const samplesForm = z.object({
  ...enquirySender,
  address: required("Address", 5, 200),
  city: required("City", 2, 100),
  postcode,
  samples: z
    .array(sample)
    .min(1, { error: "Please choose at least one sample" })
    .max(MOST_SAMPLES, { error: `Please choose at most ${MOST_SAMPLES} samples` })
    .superRefine((samples, context) => {
      const seen = new Set<string>();
      for (const [index, { productId, material, color }] of samples.entries()) {
        const key = JSON.stringify([productId, material, color]);
        if (seen.has(key)) context.addIssue({ code: "custom", path: [index], message: "This sample is chosen twice" });
        seen.add(key);
      }
    }),
});

/** The valid form. */
export type SamplesForm = z.output<typeof samplesForm>;

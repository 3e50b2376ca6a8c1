import { useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { samplesForm, type SamplesForm } from "@rules/samples-form";
import { useChosenSamples } from "../../features/samples/chosen-samples";
import { graphql } from "../../gql";
import { fieldProblemsOf, type FieldProblems } from "../../lib/field-problems";
import { useHoneypot } from "../../ui/form/Honeypot";
import { notifyUnsent } from "../../ui/form/notify-unsent";
import { typedAlready } from "../../ui/form/typed-already";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { FIELD_ORDER, samplesDraft, samplesKeys, TEXT_FIELDS } from "./samples-fields";

const REQUEST_SAMPLES = graphql(`
  mutation RequestSamples($input: RequestSamplesInput!) {
    requestSamples(input: $input) {
      __typename
    }
  }
`);

/** State of the address form. Draft and choice are kept until they are sent. `phone` is shown after a failure. */
export function useSamplesForm(phone: string) {
  const [requestSamples] = useMutation(REQUEST_SAMPLES);
  const honeypot = useHoneypot();
  const { samples, clear } = useChosenSamples();
  const [sent, setSent] = useState<SamplesForm>();

  const { setValue, reset, ...form } = useCheckedForm<z.input<typeof samplesForm>, SamplesForm>({
    id: "samples",
    schema: samplesForm,
    start: () => ({ ...samplesDraft.read(), ...typedAlready("samples", TEXT_FIELDS), samples: [...samples] }),
    onType: samplesDraft.keep,
    order: FIELD_ORDER,
    onSend: async (request) => {
      const input = { ...request, ...honeypot.hints(), idempotencyKey: samplesKeys.keyFor(request) };
      await requestSamples({ variables: { input } });
      // Resets the fields first: a change of the choice stores the draft again.
      reset({ name: "", email: "", address: "", city: "", postcode: "", samples: [] });
      clear();
      samplesDraft.forget();
      samplesKeys.forget();
      setSent(request);
    },
    problemsOf,
    onFailure: (error) => notifyUnsent(error, phone),
  });
  const wasRefused = form.problems.length > 0;
  useEffect(() => setValue("samples", [...samples], { shouldValidate: wasRefused }), [samples, setValue, wasRefused]);

  return {
    ...form,
    honeypot: honeypot.field,
    /** The samples that were sent. */
    sent,
  };
}

/** The server names an unavailable sample; its error is shown at the panel of chosen samples. */
function problemsOf(error: unknown): FieldProblems | undefined {
  const wrong = fieldProblemsOf(error);
  if (!wrong) return undefined;
  const sample = Object.entries(wrong).find(([name]) => name.startsWith("samples."));
  return sample ? { ...wrong, samples: sample[1] } : wrong;
}

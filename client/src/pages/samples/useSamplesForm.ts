import "../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { type SamplesForm, samplesForm } from "@rules/samples-form";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { graphql } from "../../gql";
import { type FieldProblems, fieldProblemsOf } from "../../lib/field-problems";
import { notifyUnsent } from "../../ui/form/notify-unsent";
import { useSpamTrap } from "../../ui/form/SpamTrap";
import { typedAlready } from "../../ui/form/typed-already";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { useChosenSamples } from "./chosen-samples";
import { FIELD_ORDER, fieldId, samplesDraft, samplesKeys, TEXT_FIELDS } from "./samples-fields";

const REQUEST_SAMPLES = graphql(`
  mutation RequestSamples($input: RequestSamplesInput!) {
    requestSamples(input: $input) {
      id
    }
  }
`);

/** Where samples go. What is typed and chosen is kept until it has been sent. `phone`: whom to call when it can't be. */
export function useSamplesForm(phone: string) {
  const [requestSamples] = useMutation(REQUEST_SAMPLES);
  const trap = useSpamTrap();
  const { samples, clear } = useChosenSamples();
  const [sent, setSent] = useState<SamplesForm>();

  const { setValue, reset, ...form } = useCheckedForm<z.input<typeof samplesForm>, SamplesForm>({
    schema: samplesForm,
    start: () => ({ ...samplesDraft.read(), ...typedAlready(TEXT_FIELDS, fieldId), samples: [...samples] }),
    onType: samplesDraft.keep,
    order: FIELD_ORDER,
    onSend: async (request) => {
      try {
        const input = { ...request, ...trap.marks(), idempotencyKey: samplesKeys.keyFor(request) };
        await requestSamples({ variables: { input } });
      } catch (error) {
        const wrong = fieldProblemsOf(error);
        if (!wrong) notifyUnsent(error, phone);
        return wrong && ofTheChoice(wrong);
      }
      // Emptied first: a change of the choice keeps whatever stands in the fields then.
      reset({ name: "", email: "", address: "", city: "", postcode: "", samples: [] });
      clear();
      samplesDraft.forget();
      samplesKeys.forget();
      setSent(request);
      return undefined;
    },
  });
  const wasRefused = form.problems.length > 0;
  useEffect(() => setValue("samples", [...samples], { shouldValidate: wasRefused }), [samples, setValue, wasRefused]);

  return {
    ...form,
    /** Takes the visitor to a field, or to what was chosen. */
    focusField: (name: string) => document.getElementById(fieldId(name))?.focus(),
    trap: trap.field,
    /** What has been sent. */
    sent,
  };
}

/** The shop names the sample that it can't send; the page shows it beside all that were chosen. */
function ofTheChoice(wrong: FieldProblems): FieldProblems {
  const sample = Object.entries(wrong).find(([name]) => name.startsWith("samples."));
  return sample ? { ...wrong, samples: sample[1] } : wrong;
}

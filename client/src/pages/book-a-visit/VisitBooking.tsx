import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { TimeChoice } from "../../features/visits/TimeChoice";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { readVisitOrder } from "../../lib/visit-order";
import { Button } from "../../ui/Button";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { ErrorText } from "../../ui/form/ErrorText";
import { POSTCODE_INPUT } from "../../ui/form/input-kinds";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { TextFields } from "../../ui/form/TextFields";
import { fieldId } from "../../ui/form/use-checked-form";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { useVisitForm, type VisitedOrder } from "./useVisitForm";
import { VISIT_FIELDS } from "./visit-fields";
import { VisitBooked } from "./VisitBooked";

const Form = chakra("form", { base: { display: "grid", gap: "6" } });
const Part = chakra("section", { base: { display: "grid", gap: "4" } });
const PartTitle = chakra("h2", { base: { textStyle: "h3" } });

/** Postcode, a free time, and who is visited. `phone` is shown where it can't be sent. */
export function VisitBooking({ phone }: { phone: string }) {
  const [parameters] = useSearchParams();
  /** Read by the browser alone, so that the server's page is the same for all. */
  const [order, setOrder] = useState<VisitedOrder>();
  const { state } = useLocation();
  useAfterHydration(() => {
    const number = parameters.get("order");
    if (number) setOrder({ number, email: readVisitOrder(state) });
  });
  const form = useVisitForm(phone, order);
  const { field, errorOf, problems, handleSubmit, isSending, free, startsAt, pick, refusal, booked, showTimes } = form;
  if (booked) return <VisitBooked visit={booked} phone={phone} />;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-label="Book a visit">
      {order && <p>For your order {order.number}, before anything of it is made.</p>}
      <ErrorSummary problems={problems} errorOf={errorOf} />
      <Part aria-labelledby="visit-when">
        <PartTitle id="visit-when">When suits you?</PartTitle>
        <TextField {...field("postcode")} label="Postcode" {...POSTCODE_INPUT} required />
        {free.problem !== undefined && <ErrorText role="alert">{free.problem}</ErrorText>}
        <div>
          <Button variant="line" busy={free.isLoading} busyText="Looking..." onClick={showTimes}>
            Show free times
          </Button>
        </div>
        {free.times ? (
          <TimeChoice
            id={fieldId("visit", "startsAt")}
            times={free.times}
            value={startsAt}
            onPick={pick}
            error={errorOf("startsAt")}
          />
        ) : (
          <div id={fieldId("visit", "startsAt")} tabIndex={-1}>
            {errorOf("startsAt") !== undefined && <ErrorText>{errorOf("startsAt")}</ErrorText>}
          </div>
        )}
      </Part>
      <Part aria-labelledby="visit-where">
        <PartTitle id="visit-where">Where do we come?</PartTitle>
        <TextFields fields={VISIT_FIELDS} field={field} />
        <TextArea
          {...field("notes")}
          label="Access notes"
          hint="optional"
          help="Where to park, which bell, a dog, or how many windows there are."
          rows={3}
        />
      </Part>
      {refusal !== undefined && <ErrorText role="alert">{refusal}</ErrorText>}
      <div>
        <Button type="submit" size="l" w={{ base: "full", md: "auto" }} busy={isSending} busyText="Booking...">
          Book this visit
        </Button>
        <SmallText mt="3">
          You get an e-mail with a calendar file, and a link that moves or cancels the visit.
        </SmallText>
      </div>
    </Form>
  );
}

import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useVisitTimes } from "../../features/visits/use-visit-times";
import { graphql } from "../../gql";
import type { BookVisitMutation } from "../../gql/graphql";
import { fieldProblemsOf, type FieldProblems } from "../../lib/field-problems";
import { failureOf } from "../../lib/shop-failure";
import { notifyUnsent } from "../../ui/form/notify-unsent";
import { useCheckedForm } from "../../ui/form/use-checked-form";
import { bookingForm, FIELD_ORDER, visitDraft, visitKeys, type Booking, type BookingFields } from "./visit-fields";

const BOOK_VISIT = graphql(`
  mutation BookVisit($input: BookVisitInput!) {
    bookVisit(input: $input) {
      visit {
        id
        startsAt
        endsAt
        email
        changeableUntil
        calendarFile
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

/** A visit that was just booked. */
export type BookedVisit = NonNullable<NonNullable<BookVisitMutation["bookVisit"]>["visit"]>;

/** The order that is measured; its e-mail address where it may be another visitor's. */
export type VisitedOrder = { number: string; email: string | undefined };

/** State of the booking. What was typed is kept until it has been sent. */
export function useVisitForm(phone: string, order: VisitedOrder | undefined) {
  const [bookVisit] = useMutation(BOOK_VISIT);
  const free = useVisitTimes();
  const [startsAt, setStartsAt] = useState("");
  const [postcode, setPostcode] = useState(() => visitDraft.read().postcode);
  /** Why it was refused, where no field is wrong: the time is taken, or the order is not measured. */
  const [refusal, setRefusal] = useState<string>();
  const [booked, setBooked] = useState<BookedVisit>();

  const form = useCheckedForm<BookingFields, Booking>({
    id: "visit",
    schema: bookingForm,
    start: () => ({ ...visitDraft.read(), startsAt: "" }),
    onType: (fields) => {
      visitDraft.keep(fields);
      setPostcode(fields.postcode);
    },
    order: FIELD_ORDER,
    onSend: async (request) => {
      setRefusal(undefined);
      const contents = { ...request, orderNumber: order?.number, orderEmail: order?.email };
      const input = { ...contents, idempotencyKey: visitKeys.keyFor(contents) };
      const { data } = await visitKeys.settle(contents, bookVisit({ variables: { input } }));
      visitDraft.forget();
      setBooked(data?.bookVisit?.visit ?? undefined);
    },
    problemsOf,
    onFailure: (error) => {
      const { code, sentence } = failureOf(error);
      if (!["CONFLICT", "BAD_USER_INPUT", "NOT_FOUND"].includes(code)) return notifyUnsent(error, phone);
      if (code === "CONFLICT") {
        pick("");
        void free.load(postcode);
      }
      setRefusal(sentence);
    },
  });

  const pick = (time: string) => {
    setRefusal(undefined);
    setStartsAt(time);
    form.setValue("startsAt", time);
  };
  return { ...form, free, startsAt, pick, refusal, booked, showTimes: () => void free.load(postcode) };
}

/** What is wrong with the order has no field in the form. */
function problemsOf(error: unknown): FieldProblems | undefined {
  const wrong = fieldProblemsOf(error);
  return wrong && "orderNumber" in wrong ? undefined : wrong;
}

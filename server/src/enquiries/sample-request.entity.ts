import { Check, Column, Entity, Index, Unique } from "typeorm";
import { MOST_SAMPLES } from "../rules/samples-form.js";
import { EnquiryColumns } from "./enquiry.columns.js";

/** A sample with the product's name at that time. */
export type Sample = { productId: number; name: string; material: string; color: string };

/** A request for free samples with a postal address. */
@Entity()
@Index(["visitorId"])
@Unique("sample_request_once", ["idempotencyKey"])
@Check("sample_request_count", `jsonb_array_length(samples) BETWEEN 1 AND ${MOST_SAMPLES}`)
@Check(
  "sample_request_sent_as_asked",
  "coalesce(array_lower(samples_sent_at, 1), 1) >= 1 AND coalesce(array_upper(samples_sent_at, 1), 0) <= jsonb_array_length(samples)",
)
@Check("sample_request_sent_after_asked", "created_at <= ALL (array_remove(samples_sent_at, NULL))")
@Check("sample_request_postcode_form", "postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'")
export class SampleRequest extends EnquiryColumns {
  /** The sender's session; null without one. */
  @Column("uuid", { nullable: true })
  visitorId!: string | null;

  @Column("text")
  address!: string;

  @Column("text")
  city!: string;

  @Column("text")
  postcode!: string;

  @Column("jsonb")
  samples!: Sample[];

  /** When each went into the post, by its place in `samples`; null or missing for those that have not. */
  @Column("timestamptz", { array: true, default: [] })
  samplesSentAt!: (Date | null)[];
}

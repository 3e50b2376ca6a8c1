import type { Testimonial } from "../../content/testimonials";
import { Initials } from "../../ui/Initials";
import { SampleMark } from "../../ui/SampleMark";
import { chakra } from "../../ui/theme/chakra";

type TestimonialQuoteProps = {
  testimonial: Testimonial;
  /** Whether it is the large one. */
  large?: boolean;
};

const Words = chakra("blockquote", {
  base: { _before: { content: '"“"' }, _after: { content: '"”"' } },
  variants: { large: { true: { textStyle: "quote" }, false: { textStyle: "body" } } },
});
const Signed = chakra("figcaption", {
  base: { display: "flex", alignItems: "center", gap: "3.5", textStyle: "small", lineHeight: "1.4" },
  variants: { large: { true: { mt: "6" }, false: { mt: "4" } } },
});

/** One testimonial: quote, name, place and what was fitted. */
export function TestimonialQuote({ testimonial, large = false }: TestimonialQuoteProps) {
  const { name, location, fitted, text, isSample } = testimonial;
  return (
    <figure>
      <Words large={large}>{text}</Words>
      <Signed large={large}>
        <Initials name={name} />
        <div>
          <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <chakra.b fontSize="control">{name}</chakra.b>
            {isSample && <SampleMark />}
          </chakra.p>
          <chakra.p color="fg.muted">
            {fitted}, {location}
          </chakra.p>
        </div>
      </Signed>
    </figure>
  );
}

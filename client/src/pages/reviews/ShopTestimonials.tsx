import { TESTIMONIALS } from "../../content/testimonials";
import { TestimonialQuote } from "../../features/testimonials/TestimonialQuote";
import { chakra } from "../../ui/theme/chakra";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: { md: "8", lg: "16" },
    rowGap: { base: "9", lg: "12" },
    mt: { base: "6", lg: "8" },
  },
});

/** Testimonials about the shop and its fitters; the reviews above are about products. */
export function ShopTestimonials() {
  return (
    <chakra.section
      aria-labelledby="testimonials"
      mt={{ base: "14", lg: "20" }}
      pt={{ base: "8", lg: "10" }}
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.h2 id="testimonials" textStyle="h3">
        From the rooms we’ve fitted
      </chakra.h2>
      <List>
        {TESTIMONIALS.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialQuote testimonial={testimonial} />
          </li>
        ))}
      </List>
    </chakra.section>
  );
}

import type { Testimonial } from "../../content/testimonials";
import { paths } from "../../lib/paths";
import { ArrowLink, OutlineLink } from "../../ui/links";
import { SAMPLE_NOTE } from "../../ui/SampleMark";
import { SectionTitle, SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { TestimonialQuote } from "./TestimonialQuote";

const Head = chakra("div", {
  base: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "5" },
});
const Quotes = chakra("ul", {
  base: {
    display: { base: "flex", lg: "grid" },
    flexDirection: "column",
    gridTemplateColumns: "7fr 5fr",
    columnGap: "8%",
    rowGap: { base: "11", lg: "10" },
    alignItems: "start",
    mt: { base: "7", lg: "12" },
    listStyleType: "none",
    "& > li:first-of-type": { gridRow: "1 / 3" },
  },
});

/** Three of the testimonials, the first one large, with a link to the others. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const shown = testimonials.slice(0, 3);
  return (
    <>
      <Head>
        <SectionTitle id="testimonials">From the rooms we’ve fitted</SectionTitle>
        <ArrowLink to={paths.reviews.href()} display={{ base: "none", lg: "inline-flex" }} flex="none">
          Read More Reviews
        </ArrowLink>
      </Head>
      <Quotes>
        {shown.map((testimonial, index) => (
          <li key={testimonial.name}>
            <TestimonialQuote testimonial={testimonial} large={index === 0} />
          </li>
        ))}
      </Quotes>
      {shown.some(({ isSample }) => isSample) && <SmallText mt={{ base: "9", lg: "10" }}>{SAMPLE_NOTE}</SmallText>}
      <OutlineLink
        to={paths.reviews.href()}
        display={{ base: "flex", lg: "none" }}
        w={{ base: "full", md: "auto" }}
        mt="6"
      >
        Read More Reviews
      </OutlineLink>
    </>
  );
}

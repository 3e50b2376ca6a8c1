import { PickedProducts } from "../../features/catalogue/PickedProducts";
import { paths } from "../../lib/paths";
import { Columns } from "../../ui/Columns";
import { CheckIcon } from "../../ui/icons";
import { TextLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { Room } from "./content";

const Features = chakra("ul", {
  base: {
    display: "grid",
    gap: "2.5",
    "& > li": { display: "flex", gap: "3" },
    "& svg": { flex: "none", mt: "1", color: "success.fg" },
  },
});
const Tips = chakra("ul", {
  base: { display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, columnGap: "10", rowGap: "5", maxW: "52rem" },
});
const Part = chakra("div", {
  base: {
    mt: { base: "10", lg: "14" },
    pt: { base: "8", lg: "10" },
    borderTopWidth: "1px",
    borderColor: "border",
  },
});
const PartHeading = chakra("h3", { base: { textStyle: "h3", mb: "4" } });

/** One room: photograph, requirements, popular blinds and tips. */
export function RoomView({ room }: { room: Room }) {
  return (
    <section aria-labelledby="room">
      <Columns sides="7:5" rowGap={{ base: "6", md: "8" }}>
        <figure>
          <Picture picture={room.image} sizes="(min-width: 85rem) 730px, (min-width: 70rem) 54vw, 100vw" eager />
          <chakra.figcaption textStyle="small" color="fg.muted" mt="2">
            In the picture: <TextLink to={paths.product.href(room.pictured.slug)}>{room.pictured.name}</TextLink>
          </chakra.figcaption>
        </figure>
        <div>
          <SectionTitle id="room">{room.name}</SectionTitle>
          <chakra.p mt="4" mb="7" maxW="34rem">
            {room.description}
          </chakra.p>
          <chakra.h3 textStyle="title" mb="3">
            Key features
          </chakra.h3>
          <Features>
            {room.features.map((feature) => (
              <li key={feature}>
                <CheckIcon size="s" />
                {feature}
              </li>
            ))}
          </Features>
        </div>
      </Columns>
      <Part>
        <PartHeading>Popular products</PartHeading>
        <PickedProducts slugs={room.popularProducts} columns={5} />
      </Part>
      <Part>
        <PartHeading>Tips from our fitters</PartHeading>
        <Tips>
          {room.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Tips>
      </Part>
    </section>
  );
}

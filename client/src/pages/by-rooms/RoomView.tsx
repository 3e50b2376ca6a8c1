import { paths } from "../../lib/paths";
import { BlindChips } from "../../product/BlindChips";
import { TextLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { Room } from "./content";
import { PartHeading, RoomColumns, RoomParts, Tips } from "./room-layout";
import { RoomFeatures } from "./RoomFeatures";

/** One room: photograph, requirements, popular blinds and tips. */
export function RoomView({ room }: { room: Room }) {
  return (
    <section aria-labelledby="room">
      <RoomColumns>
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
          <RoomFeatures features={room.features} />
        </div>
      </RoomColumns>
      <RoomParts>
        <div>
          <PartHeading>Popular products</PartHeading>
          <BlindChips names={room.popularProducts} />
        </div>
        <div>
          <PartHeading>Tips from our fitters</PartHeading>
          <Tips>
            {room.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </Tips>
        </div>
      </RoomParts>
    </section>
  );
}

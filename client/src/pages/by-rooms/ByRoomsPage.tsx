import { useSearchParams } from "react-router-dom";
import { ContentPage } from "../../features/content-page/ContentPage";
import { paths } from "../../lib/paths";
import { CallToAction } from "../../ui/CallToAction";
import { ArrowLink, LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { roomById, roomUrl } from "./content";
import { RoomTabs } from "./RoomTabs";
import { RoomView } from "./RoomView";

/** /by-rooms: advice by room. `?room=` names the room; the bedroom by default. */
export function ByRoomsPage() {
  const [parameters] = useSearchParams();
  const room = roomById(parameters.get("room"));
  return (
    <>
      <Head
        title={`Blinds for ${room.withArticle}, to measure`}
        description={`${room.summary} Made to measure, measured and fitted for you.`}
        canonicalPath={roomUrl(room.id)}
        picture={room.image}
      />
      <ContentPage
        title="Blinds by room"
        breadcrumb="By Rooms"
        lead="Every room asks something else of its windows. Pick yours: what to look for, what others choose, and what our fitters mind."
      >
        <RoomTabs current={room.id} />
        <RoomView key={room.id} room={room} />
        <CallToAction
          title={`Still choosing for ${room.withArticle}?`}
          text="Tell us about the window, or send a photograph of it. A fitter answers, and measuring costs you nothing."
        >
          <LinkButton to={paths.contact.href()}>Ask a fitter</LinkButton>
          <ArrowLink to={paths.category.href("blinds")}>Shop all blinds</ArrowLink>
          <ArrowLink to={paths.guides.href("measuring")}>How to measure</ArrowLink>
        </CallToAction>
      </ContentPage>
    </>
  );
}

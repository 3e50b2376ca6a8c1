import { paths } from "../../lib/paths";
import type { HelpPage } from "./help-page";

/** `id` is undefined for the room that the page opens with. */
const room = (id: string | undefined, name: string, words: string): HelpPage => ({
  title: `By Rooms: ${name}`,
  sentence: "What to look for, what others choose, and what our fitters mind.",
  to: paths.byRooms.href(id),
  words,
});

/** The rooms, by what people call them. */
export const ROOM_PAGES: readonly HelpPage[] = [
  room("conservatory", "Conservatory", "conservator orangery sunroom roof"),
  room("bathroom", "Bathroom", "bath shower toilet damp steam humid"),
  room("kitchen", "Kitchen", "kitchen cook grease"),
  room(undefined, "Bedroom", "bedroom sleep"),
  room("nursery", "Nursery", "nursery baby child kids"),
  room("living-room", "Living room", "living lounge sitting"),
  room("home-office", "Home office", "office glare desk"),
  room("study", "Study", "study library"),
];

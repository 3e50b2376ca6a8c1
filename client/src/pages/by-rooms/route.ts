import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "By Rooms", menus: ["advice"] },
  load: async () => (await import("./ByRoomsPage")).ByRoomsPage,
  sitemap: async () => {
    const { ROOM_IDS, roomUrl } = await import("./content");
    return ROOM_IDS.map((id) => ({ path: roomUrl(id) }));
  },
  parameters: ["room"],
};

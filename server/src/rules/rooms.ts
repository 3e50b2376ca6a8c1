/** Rooms that products are made for, and that windows are in, as shoppers read them. */
export const ROOMS = {
  "living-room": "Living room",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  bathroom: "Bathroom",
  office: "Office",
} as const;
export type Room = keyof typeof ROOMS;

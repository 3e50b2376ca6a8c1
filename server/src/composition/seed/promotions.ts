/** Promotions of a new shop. Seeding again keeps later changes in the database. */
export const PROMOTIONS = [
  { name: "Summer offer", code: "SUMMER25", percent: 10, startsAt: new Date("2025-06-01T00:00:00+01:00") },
  {
    name: "Winter sale",
    code: "WINTER25",
    percent: 10,
    startsAt: new Date("2024-12-01T00:00:00Z"),
    endsAt: new Date("2025-02-28T23:59:59Z"),
  },
  {
    name: "Five windows or more",
    percent: 15,
    minimumWindows: 5,
    startsAt: new Date("2024-12-01T00:00:00Z"),
    endsAt: new Date("2025-02-28T23:59:59Z"),
  },
];

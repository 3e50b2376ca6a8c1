type OpeningHours = { days: string; opens: string; closes: string };

/** "Mon–Fri 9am–6pm" */
export const openingHours = ({ days, opens, closes }: OpeningHours) => `${days} ${opens}–${closes}`;

export const QUIZ_ROOMS = {
  bedroom: "Bedroom",
  "living-room": "Living room",
  kitchen: "Kitchen",
  bathroom: "Bathroom",
  nursery: "Nursery",
  office: "Home office",
} as const;

const NEEDS = {
  dark: "A dark room to sleep in",
  privacy: "Privacy from outside",
  warmth: "Warmth in winter",
  cordless: "No cords or chains",
  motor: "The press of a button",
  wipe: "Easy to wipe clean",
} as const;

const LIGHT = {
  none: "As little as possible",
  soft: "A soft glow",
  steer: "I want to steer it",
  open: "As much as possible",
} as const;

const STYLES = { plain: "Plain and flat", wood: "Wood", cloth: "Cloth in folds", shutters: "Shutters" } as const;

/** The four questions in their order, each with its answers by id. */
export const QUIZ_QUESTIONS = [
  { id: "room", title: "Which room is it for?", answers: QUIZ_ROOMS },
  { id: "need", title: "What matters most there?", answers: NEEDS },
  { id: "light", title: "How much daylight should come in?", answers: LIGHT },
  { id: "style", title: "Which look do you like?", answers: STYLES },
] as const;

/** One answer to each question. */
export type QuizAnswers = {
  room: keyof typeof QUIZ_ROOMS;
  need: keyof typeof NEEDS;
  light: keyof typeof LIGHT;
  style: keyof typeof STYLES;
};

/** What a nursery must have, whatever else is answered. */
export const NURSERY_FEATURE = "CHILD_SAFE";

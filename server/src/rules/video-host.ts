/** The only other site that a page may embed, for videos hosted there. It sets no cookie before a video plays. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

/** Films of the guides. A shop may show its own in their place. */
export const FILM_NAMES = ["inside-mount", "outside-mount", "shutters"] as const;
export type FilmName = (typeof FILM_NAMES)[number];

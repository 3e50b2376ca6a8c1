/** The only other site that a page may show within itself, for films that are kept there. It sets no cookie before a film plays. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

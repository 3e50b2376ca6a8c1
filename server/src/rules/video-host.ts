/** The only other site that a page may embed, for films hosted there. It sets no cookie before a film plays. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

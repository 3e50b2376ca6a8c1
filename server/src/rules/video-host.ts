/** The only other site that a page may embed, for videos hosted there. It sets no cookie before a video plays. */
export const VIDEO_HOST = "https://www.youtube-nocookie.com";

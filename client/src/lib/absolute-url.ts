/** A path below `origin`, as "https://shop.example"; a whole URL stays as it is. */
export const absoluteUrl = (origin: string, url: string): string => (url.startsWith("/") ? origin + url : url);

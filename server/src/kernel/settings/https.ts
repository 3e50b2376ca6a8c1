/** Whether shoppers reach the shop by https. */
export const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith("https:") ?? false;

/** Warns that requests arrive in another way than PUBLIC_URL says. */
export const NOT_BY_HTTPS =
  "PUBLIC_URL is https, but requests do not arrive by https. Set TRUST_PROXY to the number of proxies in front, and let them send X-Forwarded-Proto";

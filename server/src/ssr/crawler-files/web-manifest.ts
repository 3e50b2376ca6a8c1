const icon = (file: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
  src: `/icons/${file}`,
  sizes,
  type: "image/png",
  purpose,
});

/** How the shop looks on a home screen. The colours are those of the theme's ground and of its green. */
export const webManifest = ({ name }: { name: string }) => ({
  id: "/",
  name,
  short_name: name,
  lang: "en-GB",
  start_url: "/",
  scope: "/",
  // With the browser's own way back, for a shop is left and come back to.
  display: "minimal-ui",
  background_color: "#faf7f1",
  theme_color: "#23382f",
  icons: [
    icon("icon-192.png", "192x192"),
    icon("icon-512.png", "512x512"),
    icon("icon-maskable-512.png", "512x512", "maskable"),
  ],
});

const icon = (file: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
  src: `/icons/${file}`,
  sizes,
  type: "image/png",
  purpose,
});

/** The web manifest, for the home screen. Its colours are the theme's background and green. */
export const webManifest = ({ name }: { name: string }) => ({
  id: "/",
  name,
  short_name: name,
  lang: "en-GB",
  start_url: "/",
  scope: "/",
  // Keeps the browser's back button.
  display: "minimal-ui",
  background_color: "#faf7f1",
  theme_color: "#23382f",
  icons: [
    icon("icon-192.png", "192x192"),
    icon("icon-512.png", "512x512"),
    icon("icon-maskable-512.png", "512x512", "maskable"),
  ],
});

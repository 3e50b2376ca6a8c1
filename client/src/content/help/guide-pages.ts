import { paths } from "../../lib/paths";
import type { HelpPage } from "./help-page";

const guide = (slug: string, title: string, sentence: string, words: string): HelpPage => ({
  title,
  sentence,
  to: paths.guides.href(slug),
  words,
});

/** The guides, by what people want to do. */
export const GUIDE_PAGES: readonly HelpPage[] = [
  guide(
    "special-windows",
    "Bays, arches and French doors",
    "How unusual windows are measured.",
    "bay bow arch french shape angle door",
  ),
  guide(
    "measurement",
    "How to measure your window",
    "Three widths, three drops, and the smallest of each.",
    "measur size dimension recess tape width height drop",
  ),
  guide(
    "inside-mount-blinds",
    "Measuring for an inside mount",
    "For a blind within the recess.",
    "inside recess measur",
  ),
  guide(
    "outside-mount-blinds",
    "Measuring for an outside mount",
    "For a blind on the wall over the opening.",
    "outside exact overlap measur",
  ),
  guide(
    "curtain-measuring",
    "Measuring for curtains",
    "The pole first, then its width and the drop.",
    "pole track hem rail",
  ),
  guide("awning-measuring", "Measuring for an awning", "Width, projection and the height on the wall.", "projection"),
  guide(
    "pergola-measuring",
    "Measuring for a pergola",
    "What to know before the survey.",
    "planning permission survey",
  ),
  guide(
    "installation",
    "Fitting your blinds",
    "Tools, brackets, walls and the safety device.",
    "fit install hang bracket screw drill fixing",
  ),
  {
    title: "Installation guide with films",
    sentence: "Short films, step by step, with PDFs to print.",
    to: paths.installationGuide.href(),
    words: "install fit film video watch pdf",
  },
  guide("vertical-installation", "Fitting a vertical blind", "Rail, vanes and weights.", "vane slat"),
  guide("care", "Care and maintenance", "How each material is cleaned.", "clean wash dust stain care maint"),
  guide(
    "troubleshooting",
    "Putting things right",
    "A blind that climbs crooked, slips or will not close.",
    "repair broke stuck crooked problem spare trouble",
  ),
];

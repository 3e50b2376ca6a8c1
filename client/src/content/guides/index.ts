import { AWNING_MEASURING } from "./awning-measuring";
import { CARE } from "./care";
import { CURTAIN_MEASURING } from "./curtain-measuring";
import { GUIDE_FAQ } from "./faq";
import type { Guide, GuideSubject } from "./guide";
import { INSIDE_MOUNT } from "./inside-mount";
import { INSTALLATION } from "./installation";
import { MEASUREMENT } from "./measurement";
import { OUTSIDE_MOUNT } from "./outside-mount";
import { PERGOLA_MEASURING } from "./pergola-measuring";
import { ROLLER_INSTALLATION } from "./roller-installation";
import { SHUTTER_INSTALLATION } from "./shutter-installation";
import { SPECIAL_WINDOWS } from "./special-windows";
import { TROUBLESHOOTING } from "./troubleshooting";
import { VENETIAN_INSTALLATION } from "./venetian-installation";
import { VERTICAL_INSTALLATION } from "./vertical-installation";

const FITTING: GuideSubject = {
  name: "Installation",
  guides: [INSTALLATION, ROLLER_INSTALLATION, VENETIAN_INSTALLATION, VERTICAL_INSTALLATION, SHUTTER_INSTALLATION],
};

const MEASURING: GuideSubject = {
  name: "Measuring",
  guides: [
    MEASUREMENT,
    INSIDE_MOUNT,
    OUTSIDE_MOUNT,
    SPECIAL_WINDOWS,
    CURTAIN_MEASURING,
    AWNING_MEASURING,
    PERGOLA_MEASURING,
  ],
};

/** In the order of their tabs. */
export const GUIDE_SUBJECTS: readonly GuideSubject[] = [
  MEASURING,
  FITTING,
  { name: "Care & Maintenance", guides: [CARE] },
  { name: "Troubleshooting", guides: [TROUBLESHOOTING] },
  { name: "FAQ", guides: [GUIDE_FAQ] },
];

export const ALL_GUIDES: readonly Guide[] = GUIDE_SUBJECTS.flatMap(({ guides }) => guides);

/** Subjects by alternative slugs that people may type. */
const OTHER_NAMES = new Map([
  ["measuring", MEASUREMENT],
  ["maintenance", CARE],
]);

export type FoundGuide = { guide: Guide; subject: GuideSubject };

/** The guide of a slug with its subject; the first one without a slug, undefined for an unknown one. */
export function findGuide(slug: string = MEASUREMENT.slug): FoundGuide | undefined {
  const known = OTHER_NAMES.get(slug)?.slug ?? slug;
  for (const subject of GUIDE_SUBJECTS) {
    const guide = subject.guides.find((one) => one.slug === known);
    if (guide) return { guide, subject };
  }
  return undefined;
}

/** Whether guides of this subject end with a link to the fitting service. */
export const isFitting = (subject: GuideSubject) => subject === FITTING;

export const isMeasuring = (subject: GuideSubject) => subject === MEASURING;

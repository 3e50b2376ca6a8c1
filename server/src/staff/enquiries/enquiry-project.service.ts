import type { DataSource } from "typeorm";
import type { z } from "zod";
import { rowsOf } from "../../kernel/sql/query.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { ProjectSnapshot } from "../../projects/project-snapshot.js";
import { figureRows } from "../../rules/figure-rows.js";
import { colorLabel, materialLabel } from "../../rules/product-attributes.js";
import { UNMEASURED } from "../../rules/project-window.js";
import { kindInWords } from "../../rules/project/window-words.js";
import { formatSize } from "../../rules/sizes.js";
import { enquiryProjectQueries } from "./enquiry-project.queries.js";
import type { EnquiryOption, EnquiryProject, EnquiryWindow } from "./enquiry-project.types.js";
import { figuresInWords } from "./figures-in-words.js";
import { EnquiryPhotoNotFound } from "./staff-enquiry.errors.js";

type SentWindow = ProjectSnapshot["windows"][number];
type SentPhoto = z.output<typeof enquiryProjectQueries.ofEnquiry.row>["photos"][number];

/** Reads the projects that households have sent with quote requests, in words for staff. */
export class EnquiryProjectService {
  constructor(private readonly database: DataSource) {}

  /** The project that was sent with an enquiry, in one statement; null where none was. */
  async find(enquiryId: string): Promise<EnquiryProject | null> {
    const [sent] = isUuid(enquiryId) ? await rowsOf(this.database, enquiryProjectQueries.ofEnquiry, [enquiryId]) : [];
    if (!sent) return null;
    const { windows, totals } = sent.contents;
    const photos = new Map(sent.photos.map((photo) => [photo.windowKey, photo]));
    return {
      windows: windows.map((window) => windowInWords(window, photos.get(window.key))),
      chosenCount: windows.filter(({ options }) => options.some(({ isChosen }) => isChosen)).length,
      totalPence: totals.totalPence,
    };
  }

  /** A photo of a window that was sent, as a JPEG. @throws {EnquiryPhotoNotFound} */
  async photo(id: string): Promise<Buffer> {
    const [photo] = isUuid(id) ? await rowsOf(this.database, enquiryProjectQueries.photo, [id]) : [];
    if (!photo) throw new EnquiryPhotoNotFound();
    return photo.picture;
  }
}

function windowInWords({ key, roomName, name, figures, options }: SentWindow, photo?: SentPhoto): EnquiryWindow {
  const values = { ...UNMEASURED, name, ...figures };
  return {
    ...{ key, room: roomName, name, kind: kindInWords(figures) },
    figures: figuresInWords(figureRows(values)),
    notes: figures.obstructions,
    photo: photo ? { ...photo, url: `/admin/window-photos/${photo.id}` } : null,
    options: options.map(optionInWords),
  };
}

const optionInWords = ({ product, material, color, ...option }: SentWindow["options"][number]): EnquiryOption => ({
  name: `${product ?? "No longer offered"}, ${materialLabel(material)}, ${colorLabel(color)}`,
  size: formatSize(option, "mm"),
  choices: option.choices,
  ...{ isChosen: option.isChosen, totalPence: option.totalPence, refusal: option.refusal },
});

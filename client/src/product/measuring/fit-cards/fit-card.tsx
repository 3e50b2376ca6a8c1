import type { ReactNode } from "react";
import type { Choice, FitId, FittedProduct } from "@rules/fit/fit.types";
import { fitOfValue } from "@rules/fit/fits";
import { idOfEnum } from "../../../lib/enum-names";
import { CurtainCard } from "./CurtainCard";
import { FrameCard } from "./FrameCard";
import { OpeningCard } from "./OpeningCard";

/** A choice that decides where a product goes and what is measured: a drawing, and one sentence. */
export type FitCard = { readonly drawing: ReactNode; readonly sentence: string };

/** Choices beside the fit: the place of a shutter's frame, and what a curtain hangs from. By option and value. */
const PLACES: Readonly<Record<string, Readonly<Record<string, FitCard>>>> = {
  frame: {
    "L frame": {
      drawing: <FrameCard frame="L frame" />,
      sentence: "Stands inside the opening, against its sides.",
    },
    "Z frame": {
      drawing: <FrameCard frame="Z frame" />,
      sentence: "Stands inside, and its trim covers the edge of the plaster.",
    },
    "outside frame": {
      drawing: <FrameCard frame="outside frame" />,
      sentence: "Stands on the wall round the opening, 50 mm on each side.",
    },
  },
  "hangs from": {
    track: {
      drawing: <CurtainCard on="track" />,
      sentence: "Give the whole track, never the window, and the drop from its gliders.",
    },
    pole: {
      drawing: <CurtainCard on="pole" />,
      sentence: "Give the pole between its finials, never the window, and the drop from its hooks.",
    },
  },
};

const isOver = (fit: FitId) => fit !== "recess";

/** The card of an option's value; undefined for options that are chosen by their words alone. */
export function fitCard(product: FittedProduct, { name, value }: Choice): FitCard | undefined {
  const fit = fitOfValue(product, { name, value });
  if (fit?.inShort !== undefined) {
    const panels = idOfEnum(product.family) === "shutter";
    return { drawing: <OpeningCard over={isOver(fit.id)} panels={panels} />, sentence: fit.inShort };
  }
  const places = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
  return places && Object.hasOwn(places, value) ? places[value] : undefined;
}

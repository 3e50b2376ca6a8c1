import type { Frame } from "./sharing-card.js";

type CropArea = { scaled: Frame; area: Frame & { left: number; top: number } };

/**
 * How a picture covers a frame, and which part of it is seen: as browsers do it by `object-fit: cover` and this `object-position`.
 * All in pixels.
 * @param position percent from the left and from the top, as "30% 60%"
 */
export function cropArea(picture: Frame, frame: Frame, position: string): CropArea {
  const [x = 50, y = 50] = position.split(" ").map((part) => Number.parseFloat(part));
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = {
    width: Math.max(frame.width, Math.round(picture.width * scale)),
    height: Math.max(frame.height, Math.round(picture.height * scale)),
  };
  const left = Math.round(((scaled.width - frame.width) * x) / 100);
  const top = Math.round(((scaled.height - frame.height) * y) / 100);
  return { scaled, area: { left, top, width: frame.width, height: frame.height } };
}

// What is done to a film's element stands here: it belongs to the browser, not to the screen that is drawn.

export function setMuted(film: HTMLVideoElement, muted: boolean): void {
  film.muted = muted;
}

/** In seconds from the film's beginning. */
export function moveTo(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = seconds;
}

/** Fetches the film anew; it goes on where it stopped. */
export function reload(film: HTMLVideoElement): void {
  const reached = film.currentTime;
  film.load();
  if (reached > 0) film.currentTime = reached;
}

/** Begins without a press, and so without sound. Where the browser refuses, the film waits for a press like any other. */
export function beginByItself(film: HTMLVideoElement): void {
  film.muted = true;
  film.play().catch(() => undefined);
}

export const captionsShown = ({ textTracks }: HTMLVideoElement) => textTracks[0]?.mode === "showing";

export function showCaptions(film: HTMLVideoElement, areWanted: boolean): void {
  const [track] = film.textTracks;
  if (track) track.mode = areWanted ? "showing" : "hidden";
}

/** Fills the screen with `frame`; phones of Apple let nothing but a film do that, by a call of its own. */
export async function fillScreen(
  frame: HTMLElement | null,
  film: HTMLVideoElement & { webkitEnterFullscreen?: () => void },
): Promise<void> {
  if (frame?.requestFullscreen) await frame.requestFullscreen();
  else film.webkitEnterFullscreen?.();
}

import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { system } from "../theme/system";
import { VideoPlayer, type VideoPlayerProps } from "./VideoPlayer";

const VIDEO: VideoPlayerProps = {
  videoSrc: ["/videos/inside-mount.mp4?v=1", "/videos/inside-mount.webm?v=1"],
  posterSrc: "/videos/inside-mount.webp",
  captionsSrc: "/videos/inside-mount.vtt",
  title: "Inside mount",
  seconds: 65,
};

/** The media methods that jsdom lacks, with the results that a test sets. */
const play = vi.fn<() => Promise<void>>();
const load = vi.fn<() => void>();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  load.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(load);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});

const video = () => screen.getByLabelText<HTMLVideoElement>("Inside mount", { selector: "video" });
const begin = () => userEvent.click(screen.getByRole("button", { name: /^Watch Video Tutorial.*Inside mount$/ }));
const fault = () => screen.queryByRole("alert")?.textContent;

it("loads nothing before it is played, and shows its length", () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  expect(video().preload).toBe("none");
  expect(video().autoplay).toBe(false);
  expect(video().controls).toBe(false);
  expect(screen.getByText("1 minute 5 seconds, with captions")).toBeDefined();
  expect([...video().querySelectorAll("source")].map(({ type }) => type)).toEqual(["video/mp4", "video/webm"]);
  expect(video().querySelector("track")?.getAttribute("kind")).toBe("captions");
});

it("shows a spinner until it can be played, and then plays", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toBe("Loading the film");
  fireEvent.playing(video());
  expect(screen.queryByRole("status")).toBeNull();

  const pause = screen.getByRole("button", { name: "Pause" });
  expect(document.activeElement).toBe(pause);
  await userEvent.click(pause);
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(play).toHaveBeenCalledTimes(2);
});

it("shows the spinner again when it has to buffer", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  fireEvent.playing(video());
  fireEvent.waiting(video());
  expect(screen.getByRole("status").textContent).toBe("Loading the film");
});

it("mutes and unmutes, and seeks", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  await userEvent.click(await screen.findByRole("button", { name: "Mute" }));
  expect(video().muted).toBe(true);
  fireEvent(video(), new Event("volumechange"));
  await userEvent.click(screen.getByRole("button", { name: "Unmute" }));
  expect(video().muted).toBe(false);

  Object.defineProperty(video(), "duration", { value: 65 });
  fireEvent.durationChange(video());
  fireEvent.change(screen.getByRole("slider", { name: "Position in the film" }), { target: { value: "30" } });
  fireEvent.seeked(video());
  expect(video().currentTime).toBe(30);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("30 seconds of 1 minute 5 seconds");
});

it("fills the screen with its controls", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  const frame = screen.getByRole("group", { name: "Inside mount" });
  const fill = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  frame.requestFullscreen = fill;
  await userEvent.click(await screen.findByRole("button", { name: "Full screen" }));
  expect(fill).toHaveBeenCalledOnce();
});

it("says that the video can't be loaded, and tries again from where it stopped", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  fireEvent.playing(video());
  video().currentTime = 12;
  fireEvent.error(video());
  expect(fault()).toBe("Error loading video. Please try again later.");

  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(fault()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
  expect(video().currentTime).toBe(12);
  expect(play).toHaveBeenCalledTimes(2);
});

it("reports a failure when none of its files can be loaded, not after the first error", async () => {
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  const [first, last] = video().querySelectorAll("source");
  fireEvent.error(first as Element);
  expect(fault()).toBeUndefined();
  fireEvent.error(last as Element);
  expect(fault()).toBe("Error loading video. Please try again later.");
});

it.each([
  ["NotAllowedError", "Could not play video. Please try again."],
  ["NotSupportedError", "Error loading video. Please try again later."],
  ["AbortError", undefined],
])("answers a start that fails with %s", async (name, sentence) => {
  play.mockRejectedValueOnce(new DOMException("", name));
  renderPart(<VideoPlayer {...VIDEO} />);
  await begin();
  await waitFor(() => expect(fault()).toBe(sentence));
});

it.each([
  ["plays by itself, without sound", false, true],
  ["never plays by itself where less motion is asked for", true, false],
])("%s", (_, isReduced, plays) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  renderPart(<VideoPlayer {...VIDEO} autoplay />);
  expect([play.mock.calls.length, video().muted]).toEqual([plays ? 1 : 0, plays]);
  vi.unstubAllGlobals();
});

it.each([
  ["16:9", "16 / 9"],
  ["4:3", "4 / 3"],
  ["1:1", "1 / 1"],
] as const)("keeps its place at %s", (aspectRatio, css) => {
  renderPart(<VideoPlayer {...VIDEO} aspectRatio={aspectRatio} />);
  expect(video().parentElement?.style.aspectRatio).toBe(css);
});

it.each([undefined, "", []])("says that there is nothing to play", (videoSrc) => {
  renderPart(<VideoPlayer title="Nothing" {...(videoSrc !== undefined && { videoSrc })} />);
  expect(screen.getByText("No video source provided")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("requests nothing from an external host before a press, and says so", async () => {
  const { container } = renderPart(<VideoPlayer title="Elsewhere" videoId="a b/c" />);
  expect(container.querySelector("iframe")).toBeNull();
  expect(screen.getByText(/kept by YouTube/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^Watch Video Tutorial.*Elsewhere$/ }));
  const player = screen.getByTitle("Elsewhere");
  expect(player.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/a%20b%2Fc?autoplay=1&rel=0");
  expect(document.activeElement).toBe(player);
});

it("prefers a file to an external host", () => {
  renderPart(<VideoPlayer {...VIDEO} videoId="abc" />);
  expect(video()).toBeDefined();
});

it("is the native player without scripts", () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <VideoPlayer {...VIDEO} />
    </ChakraProvider>,
  );
  expect(html).toMatch(/<video[^>]* controls=""/);
});

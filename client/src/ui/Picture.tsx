import type { SystemStyleObject } from "@chakra-ui/react";
import { use, useRef, useState, type ReactNode } from "react";
import { EmptyWindow } from "./EmptyWindow";
import { PicturesUrl, pictureUrl } from "./picture-url";
import { PictureSpinner } from "./PictureSpinner";
import { PictureTag } from "./PictureTag";
import { chakra } from "./theme/chakra";
import { tintOf } from "./tint";

/** A picture of the catalogue: the files /images/{file}-{width}.avif and .webp. */
export type PictureSource = {
  file: string;
  alt: string;
  width: number;
  height: number;
  /** Widths of the files, in pixels, smallest first. */
  widths: readonly number[];
  /** Dominant colour, shown until the picture has loaded. */
  color: string;
  /** A preview of a few pixels as a data URI, drawn large over that colour. */
  placeholder?: string;
  /** Colour of the part that its mask shows, if it has one: /images/{file}-mask-{width}.webp. */
  tintBase?: string | null;
  /** The point that stays in view when the frame crops, as "46% 45%"; its middle by default. */
  focalPoint?: string | null;
};

type PictureProps = {
  /** Without one the fallback is shown, without an error text. */
  picture: PictureSource | null | undefined;
  /** How wide it is shown, as in the `sizes` attribute: "(min-width: 70rem) 320px, 50vw". */
  sizes: string;
  /** Width to height of the frame, as "4 / 5"; the picture's own by default. */
  ratio?: string;
  /** The same for this frame; the picture's own by default. */
  position?: string;
  /** For the first picture of a page: loads at once and with priority. */
  eager?: boolean;
  /** "" where the text beside it says the same; the picture's own text by default. */
  alt?: string;
  /** Colour in which that part is shown, #rrggbb; as it is by default. */
  tint?: string;
  /** Shown when there is no picture or it can't be loaded; the drawing of a window by default. */
  fallback?: ReactNode;
  css?: SystemStyleObject;
};

const Frame = chakra("div", {
  base: {
    position: "relative",
    w: "full",
    overflow: "hidden",
    isolation: "isolate",
    borderRadius: "picture",
    bg: "bg.muted",
    "& img": { w: "full", h: "full", objectFit: "cover" },
  },
});

/** Laid over the picture by CSS alone, so that it needs no script and moves nothing. */
const Tint = chakra("span", {
  base: {
    position: "absolute",
    inset: "0",
    pointerEvents: "none",
    mixBlendMode: "multiply",
    forcedColorAdjust: "none",
    maskSize: "cover",
    maskRepeat: "no-repeat",
    maskPosition: "50% 50%",
    transition: "background-color 250ms",
  },
});
/** Pixels. A mask is only an outline, and small: one width serves all. */
const MASK_WIDTH = 800;

const files = ({ file, widths }: PictureSource, picturesUrl: string, format: "avif" | "webp") =>
  widths.map((width) => `${pictureUrl(picturesUrl, file, width, format)} ${width}w`).join(", ");

const groundOf = ({ color, placeholder }: PictureSource, position = "50% 50%") =>
  !placeholder ? color : `${color} url("${placeholder}") ${position} / cover`;

/**
 * Where a picture's files come from now, as in `PicturesUrl`: the shop has all of them, so it is asked once they can't be had from
 * elsewhere. `hasFailed` once the shop has none either.
 */
function usePicturesUrl(file: string | undefined) {
  const elsewhere = use(PicturesUrl);
  const [failure, setFailure] = useState<{ file: string; picturesUrl: string }>();
  const failedAt = failure?.file === file ? failure?.picturesUrl : undefined;
  const picturesUrl = failedAt === undefined ? elsewhere : "";
  return {
    picturesUrl,
    hasFailed: failedAt === "",
    fail: () => file !== undefined && setFailure({ file, picturesUrl }),
  };
}

/** A photograph in a frame that has its final size before it loads, with a spinner if that takes longer than a moment. */
export function Picture({ picture, sizes, ratio, position, eager = false, alt, tint, fallback, css }: PictureProps) {
  const { picturesUrl, hasFailed, fail } = usePicturesUrl(picture?.file);
  const spinner = useRef<HTMLSpanElement>(null);
  // Taken off by hand: dozens of pictures arrive while a page starts, and need not be rendered again for it.
  const settle = () => spinner.current?.removeAttribute("data-loading");
  if (!picture || hasFailed) {
    return (
      <Frame aspectRatio={ratio ?? "4 / 3"} css={css}>
        {fallback ?? <EmptyWindow label={alt ?? picture?.alt} />}
        {hasFailed && <PictureTag>Failed to load</PictureTag>}
      </Frame>
    );
  }
  const focus = position ?? picture.focalPoint ?? undefined;
  const widest = picture.widths.at(-1) ?? picture.width;
  return (
    <Frame
      aspectRatio={ratio ?? `${picture.width} / ${picture.height}`}
      style={{ background: groundOf(picture, focus) }}
      css={css}
    >
      <PictureSpinner ref={spinner} data-loading={picture.file} />
      {/* Another element at another place: an image keeps the failure of its last file until the next one has begun to load. */}
      <picture key={picturesUrl} style={{ display: "contents" }}>
        <source type="image/avif" srcSet={files(picture, picturesUrl, "avif")} sizes={sizes} />
        <img
          // A picture can arrive or fail before hydration; its event is missed then.
          ref={(image) => {
            if (!image?.complete || !image.currentSrc) return;
            if (image.naturalWidth === 0) fail();
            else settle();
          }}
          src={pictureUrl(picturesUrl, picture.file, widest)}
          srcSet={files(picture, picturesUrl, "webp")}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt ?? picture.alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          style={focus ? { objectPosition: focus } : undefined}
          onLoad={settle}
          onError={fail}
        />
      </picture>
      {tint !== undefined && picture.tintBase && (
        <Tint
          data-tint={tint}
          style={{
            backgroundColor: tintOf(tint, picture.tintBase),
            maskImage: `url("${pictureUrl(picturesUrl, `${picture.file}-mask`, MASK_WIDTH)}")`,
            ...(focus && { maskPosition: focus }),
          }}
        />
      )}
    </Frame>
  );
}

import type { Style } from "../../content/inspirations";
import { paths } from "../../lib/paths";

/** The style in the URL. */
export const STYLE = "style";

/** URL of a style; of all designs without one. */
export const styleUrl = (style: Style | undefined): string =>
  style === undefined
    ? paths.inspiration.href()
    : `${paths.inspiration.href()}?${new URLSearchParams({ [STYLE]: style })}`;

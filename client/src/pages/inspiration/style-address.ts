import type { Style } from "../../content/inspirations";
import { SHOWN_PARAMETERS } from "../../lib/page-parameters";
import { paths } from "../../lib/paths";

/** Which style the address asks for. */
export const [STYLE] = SHOWN_PARAMETERS.inspiration;

/** The designs of one style; all of them without it. */
export const styleAddress = (style: Style | undefined): string =>
  style === undefined
    ? paths.inspiration.href()
    : `${paths.inspiration.href()}?${new URLSearchParams({ [STYLE]: style })}`;

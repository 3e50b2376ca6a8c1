import { colors } from "@theme/colors";
import { fonts } from "@theme/fonts";
import { defaultLightTheme, type RaThemeOptions } from "react-admin";

const heading = { fontFamily: fonts.heading.value };

/** A phone: tables are wider, so they scroll by themselves, not the page. */
const NARROW = "@media (max-width: 599.95px)";

/** react-admin's theme in the shop's colours and typefaces. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    ...defaultLightTheme.palette,
    mode: "light",
    primary: { main: colors.bg.inverted.DEFAULT.value, contrastText: colors.fg.inverted.DEFAULT.value },
    secondary: { main: colors.action.solid.value },
    error: { main: colors.error.fg.value },
    success: { main: colors.success.fg.value },
    warning: { main: colors.wait.fg.value },
    background: { default: colors.bg.DEFAULT.value, paper: colors.bg.panel.value },
    text: { primary: colors.fg.DEFAULT.value, secondary: colors.fg.muted.value },
    divider: colors.border.DEFAULT.value,
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: fonts.body.value,
    button: { textTransform: "none" },
    h4: heading,
    h5: heading,
    h6: { ...heading, fontWeight: 400 },
  },
  components: {
    ...defaultLightTheme.components,
    // Links that are none of the component library's, too.
    MuiCssBaseline: { styleOverrides: { a: { color: colors.bg.inverted.DEFAULT.value } } },
    // react-admin's spinner in the bar has no name.
    RaLoadingIndicator: { defaultProps: { "aria-label": "Loading" } },
    RaLayout: { styleOverrides: { root: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } } },
    RaList: { styleOverrides: { root: { "& .RaList-main": { minWidth: 0 } } } },
    // A wide table scrolls within its part, and does not widen the page.
    RaShow: { styleOverrides: { root: { "& .RaShow-card": { minWidth: 0 } } } },
    RaDatagrid: {
      styleOverrides: {
        root: {
          "& .RaDatagrid-tableWrapper": { overflowX: "auto" },
          [NARROW]: { "& .RaDatagrid-table": { minWidth: 640 } },
        },
      },
    },
  },
};

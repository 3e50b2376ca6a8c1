/** Id of the panel of saved designs. */
export const SAVED_PANEL = "saved";

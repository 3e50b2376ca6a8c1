/** The window hears of it once the page stands and answers; the script in index.html knows the name, too. */
export const TAKEN_OVER = "taken-over";

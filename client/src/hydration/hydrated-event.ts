/** Event of the window once the page is hydrated. The script in index.html uses the same name. */
export const HYDRATED = "hydrated";

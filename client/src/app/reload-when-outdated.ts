const LAST_RELOAD = "outdated:reloaded-at";
/** Milliseconds in which a second reload would only be the same failure again. */
const PATIENCE = 30_000;

/** After a release the parts of the former one may be gone: a page that misses one is loaded anew. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
    if (!navigator.onLine || Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

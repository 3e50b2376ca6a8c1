const LAST_RELOAD = "outdated:reloaded-at";
/** Minimum milliseconds between two reloads, because an immediate second one would fail again. */
const PATIENCE = 30_000;

/** Reloads a page whose chunks are missing, because a new release has replaced them. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
    if (!navigator.onLine || Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

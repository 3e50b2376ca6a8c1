// Loaded into a process that a command of npm's starts: it gets SIGTERM when the process that started it is gone. A killed npm
// passes no signal on. On Windows, where orphans keep their parent's id, nothing happens. In JavaScript, so that the shop need
// not load what reads TypeScript.
const INTERVAL_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
}, INTERVAL_MS);
timer.unref();

// Sends SIGTERM to the process that loads it when its parent has ended: npm forwards no signal when it is killed. Has no effect
// on Windows, where orphans keep the id of their parent. JavaScript, so that the shop does not load the TypeScript loader.
const INTERVAL_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
}, INTERVAL_MS);
timer.unref();

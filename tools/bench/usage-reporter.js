// Loaded before a server that is measured: tells what the process has used so far, whenever it is asked over IPC.
process.on("message", (question) => {
  if (question !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
});
process.channel?.unref();

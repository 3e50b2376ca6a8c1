// Preloaded into a measured server: reports the usage of the process on a message over IPC.
process.on("message", (question) => {
  if (question !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
});
process.channel?.unref();

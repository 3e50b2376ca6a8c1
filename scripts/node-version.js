// Loaded before every script, in JavaScript: an old Node could not even read the TypeScript of the script it refuses.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `This needs Node 24.15 or later, and ${process.execPath} is ${process.versions.node}. ` +
      "Run `npm ci` and then `npm run …` or `npx …`, which use the Node that comes with the shop.",
  );
  process.exit(1);
}

/** Settings, or a file that they name, are wrong: `message` names every fault, one a line. */
export class SettingsError extends Error {}

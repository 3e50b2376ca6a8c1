/** Why a backup can't be written, read or restored: a sentence for the operator. */
export class BackupError extends Error {}

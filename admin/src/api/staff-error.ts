/** A refusal by the staff API, or its silence. The message is a sentence for people. */
export class StaffError extends Error {
  /** Sentences of fields, as react-admin's forms read them. */
  readonly body: { errors: Readonly<Record<string, string>> };

  constructor(
    message: string,
    /** As in `extensions.code`; NO_ANSWER where there was none. */
    readonly code: string,
    {
      reason,
      fields = {},
    }: {
      /** Of FORBIDDEN: ROLE or FRESH_CODE. */
      reason?: string | undefined;
      fields?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.reason = reason;
    this.body = { errors: fields };
  }

  readonly reason: string | undefined;
}

/** Whether the session has ended, or there was none. */
export const isSignedOut = (error: unknown): boolean => error instanceof StaffError && error.code === "UNAUTHENTICATED";

/** What a person is told of any error. */
export const sentenceOf = (error: unknown): string =>
  error instanceof StaffError ? error.message : "Something went wrong here. Please load the page again.";

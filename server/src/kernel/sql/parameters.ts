/** The values of a statement that is put together from parts. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The place of a value in the text: $1, $2 … */
  take(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Collects the parameters of a statement that is built from parts. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder: $1, $2 … */
  take(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The name under which those beyond the bound are counted. */
const OTHER = "other";

/** Label values of a metric: the first `most` names, and `other` for all further ones, so that no input makes ever more series. */
export class BoundedNames {
  private readonly known = new Set<string>();

  constructor(private readonly most: number) {}

  of(name: string): string {
    if (this.known.has(name)) return name;
    if (this.known.size >= this.most) return OTHER;
    this.known.add(name);
    return name;
  }
}

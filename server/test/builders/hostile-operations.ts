import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { createRandom, type Random } from "../../src/composition/seed/random.js";

/** An operation as a client sends it. */
type SentOperation = { query: string; variables: Record<string, unknown>; operationName?: string };

/** In characters, about a thousand tokens. */
const LONGEST = 4000;
const DEEPEST = 7;
/** In characters, for a single value of a list. */
const LONG = 300;

/**
 * An operation that is wide, deep, long or invalid in some ways at once and otherwise fits the schema, so that it passes the
 * first validation rules. The same seed returns the same operation.
 */
export function hostileOperation(schema: GraphQLSchema, seed: number): SentOperation {
  return new HostileWriter(schema, createRandom(seed)).operation();
}

class HostileWriter {
  private readonly declared: string[] = [];
  private readonly variables: Record<string, unknown> = {};
  private readonly objects: GraphQLObjectType[];
  /** The type of all fragments. */
  private readonly fragmentsOn: GraphQLObjectType;
  private written = 0;
  private isInFragment = false;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
  ) {
    this.objects = Object.values(schema.getTypeMap()).filter(isObjectType);
    this.fragmentsOn = random.isOneIn(2) ? this.root(random.one(["query", "mutation"])) : random.one(this.objects);
  }

  operation(): SentOperation {
    const { random } = this;
    const kind = random.isOneIn(20) ? "subscription" : random.one(["query", "query", "mutation"]);
    const selections = this.selections(this.root(kind), 0);
    const fragments = selections.includes("...F0") ? this.fragments() : [];
    const head = this.declared.length > 0 ? `(${this.declared.join(", ")})` : "";
    const operations = random.isOneIn(8) ? random.whole(2, 40) : 1;
    const texts = Array.from(
      { length: operations },
      (_, i) => `${kind} ${operations > 1 || head ? `Q${i}` : ""}${head} ${selections}`,
    );
    return {
      query: [...texts, ...fragments].join(" "),
      variables: this.variables,
      ...(operations > 1 && { operationName: "Q0" }),
    };
  }

  private root(kind: string): GraphQLObjectType {
    const type = kind === "mutation" ? this.schema.getMutationType() : this.schema.getQueryType();
    if (!type) throw new Error(`The schema has no ${kind}.`);
    return type;
  }

  /** Fragments that each spread the next one, some in a cycle. */
  private fragments(): string[] {
    const { random } = this;
    const count = random.one([1, 2, 12, 21, 40]);
    const spreads = random.one([1, 2, 2, 3]);
    const isCircle = random.isOneIn(20);
    this.isInFragment = true;
    return Array.from({ length: count }, (_, i) => {
      const isLast = i + 1 === count;
      const body =
        isLast && !isCircle
          ? this.selections(this.fragmentsOn, DEEPEST - 1)
          : `{ ${`...F${(i + 1) % count} `.repeat(spreads)}}`;
      return `fragment F${i} on ${this.fragmentsOn.name} ${body}`;
    });
  }

  private selections(type: GraphQLObjectType, depth: number): string {
    const { random } = this;
    const fields = random.some(Object.values(type.getFields()), 1, depth === 0 ? 4 : 3);
    const parts = fields.flatMap((field) => this.field(field, depth));
    if (type === this.fragmentsOn && !this.isInFragment) parts.push("...F0");
    if (random.isOneIn(5)) parts.push(`... on ${type.name} { __typename }`);
    if (random.isOneIn(60)) parts.push(`${random.one(fields).name}s`, "...Nowhere", `... on ${type.name}s { id }`);
    const text = `{ ${parts.join(" ")} __typename }`;
    this.written += text.length;
    return text;
  }

  private field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string[] {
    const { random } = this;
    const named = getNamedType(type);
    if (isObjectType(named) && (depth >= DEEPEST || this.written > LONGEST)) return [];
    const given = random.some(args, random.isOneIn(20) ? 0 : args.filter(isRequired).length, args.length);
    const required = args.filter((arg) => isRequired(arg) && !given.includes(arg));
    const passed = [...given, ...required].map((arg) => `${arg.name}: ${this.argument(arg.type)}`).join(", ");
    const directives = random.isOneIn(12)
      ? random.one([" @include(if: true)", " @skip(if: false)"]).repeat(random.one([1, 1, 1, 1, 60]))
      : "";
    const below = isObjectType(named) ? ` ${this.selections(named, depth + 1)}` : "";
    const alias = random.isOneIn(10) ? `${name.toUpperCase()}: ` : "";
    const text = `${alias}${name}${passed && `(${passed})`}${directives}${below}`;
    const times = random.isOneIn(8) ? random.one([2, 2, 30, 300]) : 1;
    return Array.from({ length: Math.min(times, 1 + Math.floor(LONGEST / text.length)) }, () => text);
  }

  private argument(type: GraphQLInputType): string {
    if (this.random.isOneIn(2)) return this.literal(type);
    const name = `v${this.declared.length}`;
    this.declared.push(`$${name}: ${String(type)}`);
    this.variables[name] = this.value(type);
    return `$${name}`;
  }

  private literal(type: GraphQLInputType): string {
    const text = JSON.stringify(this.value(type)).replaceAll(/"(\w+)":/g, "$1:");
    return text.replaceAll(/"([A-Z_]{2,})"/g, "$1"); // enum values
  }

  /** A valid value, or one that is too wide, too long, too deep or of another type. */
  private value(given: GraphQLInputType): unknown {
    const { random } = this;
    if (random.isOneIn(30)) return this.wrong();
    const type = getNullableType(given);
    if (isListType(type)) {
      const item = this.value(type.ofType);
      const length = JSON.stringify(item).length < LONG ? random.one([1, 1, 1, 3, 100, 101]) : 1;
      return Array.from({ length }, () => item);
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).map((field) => [field.name, this.value(field.type)]);
      return { ...Object.fromEntries(fields), ...(random.isOneIn(12) && unknownKeys(random.one([1, 20, 20, 3000]))) };
    }
    if (isEnumType(type)) return random.one(type.getValues()).name;
    if (type.toString() === "Boolean") return true;
    if (["Int", "Float", "Pence", "Inches"].includes(type.toString())) return random.whole(1, 100);
    return random.one(["a", "roller-blinds", "👍".repeat(20), `${"x".repeat(1999)}👍`]);
  }

  private wrong(): unknown {
    const deep = Array.from({ length: 25 }).reduce<unknown>((inside) => ({ rooms: [inside] }), 1);
    return this.random.one<unknown>([null, -1, 1e300, "x".repeat(8000), deep, unknownKeys(20), "a\0b", [[[[1]]]]]);
  }
}

const isRequired = ({ type, defaultValue }: GraphQLArgument) =>
  String(type).endsWith("!") && defaultValue === undefined;

const unknownKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

import type { RequestContext } from "./graphql/request-context.js";

type Class = abstract new (...args: never) => unknown;

/** What a domain adds to the shop: entities, resolvers and services. */
export type Domain<Needs, Services, Resolver extends Class> = {
  entities: readonly Class[];
  resolvers: readonly Resolver[];
  createServices: (needs: Needs) => Services;
};

/** A list of domains; each may use the services of those before it, which the compiler checks. */
export class Composition<Foundations, Services, Resolver extends Class = never> {
  private constructor(
    readonly entities: readonly Class[],
    readonly resolvers: readonly Resolver[],
    readonly createServices: (foundations: Foundations) => Services,
  ) {}

  static on<Foundations>(): Composition<Foundations, object> {
    return new Composition([], [], () => ({}));
  }

  add<More, Added extends Class>(
    domain: Domain<Foundations & Services, More, Added>,
  ): Composition<Foundations, Services & More, Resolver | Added> {
    return new Composition(
      [...this.entities, ...domain.entities],
      [...this.resolvers, ...domain.resolvers],
      (foundations) => {
        const services = this.createServices(foundations);
        return { ...services, ...domain.createServices({ ...foundations, ...services }) };
      },
    );
  }
}

/** The context types in the methods of a resolver. */
type Contexts<Resolver extends Class> = {
  [Name in keyof InstanceType<Resolver>]: InstanceType<Resolver>[Name] extends (...args: infer Args) => unknown
    ? Extract<Args[number], RequestContext>
    : never;
}[keyof InstanceType<Resolver>];

/** A context with all services and loaders that the resolvers name. */
export type ContextFor<Resolver extends Class> = Intersection<Resolver extends Class ? Contexts<Resolver> : never>;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
  ? All
  : never;

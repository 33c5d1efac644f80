import { expectTypeOf, it } from "vitest";
import type { Complete, NeededResolvers, ResolversOf } from "./complete.ts";
import type { Resolvers } from "./domain.ts";

interface Shelf {
  readonly books: readonly string[];
  readonly label?: string;
}
type Resolver<Result, Parent> = (parent: Parent, args: { readonly first: number }) => Promise<Result> | Result;
interface Library {
  readonly resolvers: {
    Query?: { shelf?: Resolver<Shelf | null, Record<PropertyKey, never>> };
    Shelf?: {
      books?: Resolver<readonly string[], Shelf>;
      count?: Resolver<number, Shelf>;
      label?: Resolver<string | null, Shelf>;
      owner?: Resolver<string | null, Shelf>;
      places?: Resolver<readonly number[], Shelf>;
    };
    Day?: { readonly name: "Day" };
  };
  readonly parents: {
    Query: Record<PropertyKey, never>;
    Shelf: Shelf & { readonly places: () => Promise<readonly number[]> };
    Day: string;
  };
}

it("what an object has, as a value or as a function, needs no resolver; what may be missing neither", () => {
  expectTypeOf<keyof NeededResolvers<Library>["Shelf"]>().toEqualTypeOf<"count">();
  expectTypeOf<keyof NeededResolvers<Library>["Query"]>().toEqualTypeOf<"shelf">();
  expectTypeOf<keyof NeededResolvers<Library>>().toEqualTypeOf<"Query" | "Shelf">();
});

it("what has the wrong type needs a resolver, though the object has it", () => {
  type Wrong = Omit<Library, "parents"> & {
    readonly parents: { readonly Shelf: { readonly books: number; count: number } };
  };
  expectTypeOf<keyof NeededResolvers<Wrong>["Shelf"]>().toEqualTypeOf<"books" | "places">();
});

it("parts make up for each other; without one of them the schema does not compile", () => {
  interface Query {
    readonly resolvers: { readonly Query: { readonly shelf: () => null } };
  }
  interface Counts {
    readonly resolvers: { readonly Shelf: { readonly count: () => number } };
  }
  type Both = Complete<Library, ResolversOf<Query | Counts>>;
  expectTypeOf<keyof Both>().toEqualTypeOf<"Query" | "Shelf">();
  // @ts-expect-error -- the count has neither a value nor a resolver
  type One = Complete<Library, ResolversOf<Query>>;
  expectTypeOf<One>().not.toBeAny();
});

it("resolvers have the arguments, the results and the names of the schema", () => {
  // @ts-expect-error -- the schema has no such argument
  const argument = { Query: { getItemById: (_, { invented }) => invented } } satisfies Resolvers;
  // @ts-expect-error -- an id is no list
  const result = { Product: { bestItemId: ({ items }) => items } } satisfies Resolvers;
  // @ts-expect-error -- the schema has no such field
  const field = { Product: { invented: () => null } } satisfies Resolvers;
  // @ts-expect-error -- the schema has no such type
  const type = { Invented: { id: () => "1" } } satisfies Resolvers;
  expectTypeOf([argument, result, field, type]).toBeArray();
});

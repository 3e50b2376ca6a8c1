import type { ApolloLink } from "@apollo/client";
import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, type MemoryRouterProps } from "react-router-dom";
import { createClient } from "../app/apollo-client";
import { Providers } from "../app/Providers";

/** jsdom ends no animation, so an overlay that closes with one would stay. */
const NO_MOTION = "* { animation-name: none !important; }";

type Address = NonNullable<MemoryRouterProps["initialEntries"]>[number];

/** Renders a part of the shop with `link` as its server, and waits for the first responses. */
export async function renderInShop(part: ReactNode, link: ApolloLink, path: Address = "/"): Promise<RenderResult> {
  const client = createClient(link, false);
  return act(async () =>
    render(
      <Providers client={client}>
        <style>{NO_MOTION}</style>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </Providers>,
    ),
  );
}

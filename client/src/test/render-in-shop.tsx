import type { ApolloLink } from "@apollo/client";
import { type RenderResult, act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createClient } from "../app/apollo";
import { Providers } from "../app/Providers";

/** Animations never end here, and what closes with one would stay for ever. */
const NO_MOTION = "* { animation-name: none !important; }";

/** Renders a part of the shop whose operations `link` answers, and waits for what is answered at once. */
export async function renderInShop(part: ReactNode, link: ApolloLink, path = "/"): Promise<RenderResult> {
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

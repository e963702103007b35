/** Renders components with the fixture's words, like the layout does. */
import type { ReactNode } from "react";
import { render as renderBare, type RenderOptions } from "@testing-library/react";
import { WordsProvider } from "../../src/components/ui/words";
import { fixture } from "../fixtures/content";

/** Words of the fixture. */
export const words = fixture.words;

/** Provides the words to `children`. */
export const WithWords = ({ children }: { readonly children: ReactNode }) => <WordsProvider words={words}>{children}</WordsProvider>;

/** Renders an element inside `WithWords`. */
export const render = (element: ReactNode, options: Omit<RenderOptions, "wrapper" | "queries"> = {}) =>
  renderBare(element, { ...options, wrapper: WithWords });

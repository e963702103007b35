/** Provides the fixture's UI strings to rendered components, as the layout does on the site. */
import type { ReactNode } from "react";
import { render as renderBare, type RenderOptions } from "@testing-library/react";
import { WordsProvider } from "../../src/components/ui/words";
import { shownWords } from "../../src/content/entries/form-services";
import { fixture } from "../fixtures/content";

/** UI strings of the fixture. */
export const words = shownWords(fixture);

/** Provides the UI strings to `children`. */
export const WithWords = ({ children }: { readonly children: ReactNode }) => <WordsProvider words={words}>{children}</WordsProvider>;

/** Renders an element inside `WithWords`. */
export const render = (element: ReactNode, options: Omit<RenderOptions, "wrapper" | "queries"> = {}) =>
  renderBare(element, { ...options, wrapper: WithWords });

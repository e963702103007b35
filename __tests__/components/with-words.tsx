/** Draws components as the frame does: with words around them, here those of the fixture's owner. */
import type { ReactNode } from "react";
import { render as renderBare, type RenderOptions } from "@testing-library/react";
import { WordsProvider } from "../../src/components/ui/words";
import { fixture } from "../fixtures/content";

/** The words of the fixture. */
export const words = fixture.words;

/** Gives the words to what is drawn inside. */
export const WithWords = ({ children }: { readonly children: ReactNode }) => <WordsProvider words={words}>{children}</WordsProvider>;

/** Draws an element with the words around it, as testing-library's own function does without them. */
export const render = (element: ReactNode, options: Omit<RenderOptions, "wrapper" | "queries"> = {}) =>
  renderBare(element, { ...options, wrapper: WithWords });

import type { Graph } from "schema-dts";

/** Prints a graph for a `<script>`. No text in it can end the script or open a comment: every `<` is escaped. */
export const printJsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll("<", "\\u003c");

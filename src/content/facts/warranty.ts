import type { Content } from "../schema";

/** Returns the terms and the length in years of the warranty; undefined if either is not set, because the about page then shows no terms. */
export const warrantyTerms = ({ business: { warrantyYears: years }, company }: Pick<Content, "business" | "company">) =>
  years !== undefined && company.warranty ? { ...company.warranty, years } : undefined;

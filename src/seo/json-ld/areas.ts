import type { Place } from "schema-dts";
import type { HeadSite } from "../page";
import { partId } from "./ids";

/** Describes the places that the company serves, each under its page's address and a hash. */
export const areaNodes = ({ areas, siteUrl }: HeadSite): readonly Place[] =>
  areas.map(({ title, path }) => ({ "@type": "Place", "@id": partId(siteUrl, path, "place"), name: title }));

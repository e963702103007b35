/** Replaces Gatsby and react-helmet in the CMS's preview: query results come from a context. */
import { createContext, useContext } from "react";
import { required } from "../../content/shared/required";

/** Stub of the `graphql` tag, which webpack replaces in Gatsby's build. */
export const graphql = (): undefined => undefined;

/** Query result for the header and footer, which are on every page. */
export const FrameData = createContext<object | undefined>(undefined);

/** Returns the result of the site's only static query. */
export const useStaticQuery = (): object => required(useContext(FrameData), "The frame's data");

/** Renders nothing: previews do not change the editor's head and title. */
export const Helmet = (): null => null;

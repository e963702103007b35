/** Stands for Gatsby in the CMS's preview, where there is no router: a link is an anchor, and a query has been answered already. */
import { createContext, useContext, type ReactNode } from "react";
import { required } from "../../content/shared/required";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Draws an anchor with the address and looks of a link. */
export const Link = ({ to, className, children }: LinkProps) => (
  <a href={to} className={className}>
    {children}
  </a>
);

/** Takes the place of the tag that webpack would replace. */
export const graphql = (): undefined => undefined;

/** What the frame of every page shows. */
export const FrameData = createContext<object | undefined>(undefined);

/** Answers the one static query of the site. */
export const useStaticQuery = (): object => required(useContext(FrameData), "The frame's data");

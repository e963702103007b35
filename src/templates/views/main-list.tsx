import type { ReactNode } from "react";
import { required } from "../../content/shared/required";
import { LIST_KINDS } from "../../content/shared/words";
import type { ItemListProps } from "../../components/sections/reasons";
import { ScopeList } from "../../components/sections/scope-list";
import { ServiceCards } from "../../components/sections/service-cards";
import { Steps } from "../../components/sections/steps";

type ListKind = (typeof LIST_KINDS)[number];

/** Draws a service's main list the way its kind asks for. The editor uses it; each template of a service knows its own kind. */
export const MainList = ({ kind, list }: { readonly kind: string; readonly list: ItemListProps }) => {
  const lists: Readonly<Record<ListKind, ReactNode>> = {
    steps: <Steps {...list} />,
    scope: <ScopeList {...list} />,
    services: <ServiceCards {...list} background="sand" />,
  };
  return lists[
    required(
      LIST_KINDS.find((known) => known === kind),
      `The list kind ${kind}`,
    )
  ];
};

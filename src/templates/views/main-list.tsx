import type { ReactNode } from "react";
import { required } from "../../content/shared/required";
import { LIST_KINDS } from "../../content/shared/words";
import type { ItemListProps } from "../../components/sections/reasons";
import { ScopeList } from "../../components/sections/scope-list";
import { ServiceCards } from "../../components/sections/service-cards";
import { Steps } from "../../components/sections/steps";

type ListKind = (typeof LIST_KINDS)[number];

/** Renders a service's main list by its kind. Used by the editor; each service template imports only its own kind. */
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

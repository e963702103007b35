import { useSyncExternalStore } from "react";
import { Icon } from "../components/ui/icon";
import { Calculator, type CalculatorProps } from "./calculator";
import { nowrap, nowrapItem } from "../content/format/nowrap";

/** Subscribes to nothing: hydration is the only change. */
const subscribe = () => () => undefined;

/**
 * Renders the calculator, either open or collapsed. If it is collapsed, its form is rendered only after hydration; until then, a note is
 * shown instead.
 */
export const CalculatorDetails = ({ isOpen, ...props }: CalculatorProps & { readonly isOpen?: boolean | undefined }) => {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { summary, waiting: noScriptNote } = props.guide.calculator;
  if (isOpen)
    return (
      <>
        <h3>{nowrap(summary)}</h3>
        <Calculator {...props} />
      </>
    );
  return (
    <details className="disclosure" data-screen-only="">
      <summary>
        {nowrapItem(summary)}
        <Icon name="chevron" />
      </summary>
      {isHydrated ? <Calculator {...props} /> : <p>{nowrap(noScriptNote)}</p>}
    </details>
  );
};

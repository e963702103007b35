/** Cloudflare Turnstile, on sites that set its key. Its script loads with the form's island. */
import { useEffect, useRef } from "react";
import type { QuotePhase } from "../use-quote-form";

interface Turnstile {
  readonly render: (container: HTMLElement, options: { readonly sitekey: string }) => string | undefined;
  readonly remove: (widget: string) => void;
  readonly reset: () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (window.turnstile) {
      resolve();
      return;
    }
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("Turnstile did not load")));
    document.head.append(script);
  });

/** Renders the check. The endpoint refuses a form without it, with a message that has the phone number. */
export const PersonCheck = ({ siteKey }: { readonly siteKey: string }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let widget: string | undefined;
    let isGone = false;
    load().then(
      () => {
        if (!isGone && container.current) widget = window.turnstile?.render(container.current, { sitekey: siteKey });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (widget !== undefined) window.turnstile?.remove(widget);
    };
  }, [siteKey]);
  return <div ref={container} />;
};

/** Resets the check after each request, because a token is valid once. */
export const useCheckReset = (phase: QuotePhase): void => {
  useEffect(() => {
    if (phase === "received" || phase === "failed") window.turnstile?.reset();
  }, [phase]);
};

/** Adds Cloudflare Turnstile to the form on sites that set its key. Turnstile's script loads after hydration. */
import { useEffect, useRef } from "react";
import type { QuotePhase } from "./use-quote-form";

declare global {
  interface Window {
    turnstile?: {
      readonly render: (container: HTMLElement | null, options: { readonly sitekey: string }) => void;
      readonly reset: () => void;
    };
  }
}

/** @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Renders the check. Without the check's token, the Worker rejects the form, with a message that includes the phone number. */
export const PersonCheck = ({ siteKey }: { readonly siteKey: string }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", () => window.turnstile?.render(container.current, { sitekey: siteKey }));
    document.head.append(script);
  }, [siteKey]);
  return <div ref={container} />;
};

/** Resets the check after each request, because a token is valid only once. */
export const useCheckReset = (phase: QuotePhase): void => {
  useEffect(() => {
    if (phase === "received" || phase === "failed") window.turnstile?.reset();
  }, [phase]);
};

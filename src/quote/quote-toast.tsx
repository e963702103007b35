/** The only file that imports sonner. Load it when a toast is due, not before. */
import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { useWords } from "../components/ui/words";
import { receivedText } from "./messages";

const DURATION_MS = 5000;

/** Under the header: at the bottom it would lie over the button that was just pressed, and over the call bar. */
const OFFSET = { top: "calc(var(--header-height) + var(--space-4))" };

const STYLE = {
  background: "var(--color-sealed)",
  borderColor: "var(--color-yellow)",
  borderRadius: "var(--radius)",
  fontSize: "var(--text-s)",
};

/** The form's own status region says the same words. Two live regions would say them twice, so this one is for the eye. */
const silence = (section: HTMLElement | null) => section?.setAttribute("aria-live", "off");

/** Shows one toast for as long as it lasts or until it is replaced. */
export const QuoteToast = ({ responseHours }: { readonly responseHours: number }) => {
  const words = useWords();
  const { title, notifications } = words.received;
  const text = receivedText(responseHours, words);
  useEffect(() => {
    const id = toast(title, { description: text, duration: DURATION_MS });
    // Sonner shows a toast that has not run out again when the form comes back.
    return () => {
      toast.dismiss(id);
    };
  }, [title, text]);

  return (
    <Toaster
      ref={silence}
      containerAriaLabel={notifications}
      theme="dark"
      position="top-right"
      offset={OFFSET}
      mobileOffset={OFFSET}
      visibleToasts={1}
      style={{ fontFamily: "inherit" }}
      toastOptions={{ style: STYLE }}
    />
  );
};

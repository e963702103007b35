/** The only file that imports sonner: it comes with the script of the form. */
import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { useWords } from "../components/ui/words";
import { receivedText } from "./messages";
import * as styles from "./quote-form.module.css";

const DURATION_MS = 5000;

/** The form's own status region says the same words. Two live regions would say them twice, so this one is for the eye. */
const silence = (section: HTMLElement | null) => section?.setAttribute("aria-live", "off");

/** Shows one toast for as long as it lasts or until it is replaced. */
export const QuoteToast = ({ responseHours }: { readonly responseHours: number }) => {
  const received = useWords("received");
  const { title, notifications } = received;
  const text = receivedText(responseHours, { received, time: useWords("time") });
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
      position="top-right"
      visibleToasts={1}
      className={styles.toaster}
      style={{ fontFamily: "inherit" }}
      toastOptions={{ unstyled: true, className: styles.toast }}
    />
  );
};

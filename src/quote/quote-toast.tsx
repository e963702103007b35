/** The only file that imports sonner, which loads with the form's script. */
import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { useWords } from "../components/ui/words";
import { receivedText } from "./messages";
import * as styles from "./quote-form.module.css";

const DURATION_MS = 5000;

/** Hides the toast from screen readers, because the form's status region already announces the message. */
const silence = (section: HTMLElement | null) => section?.setAttribute("aria-live", "off");

/** Shows one toast until it times out or is replaced. */
export const QuoteToast = ({ responseHours }: { readonly responseHours: number }) => {
  const received = useWords("received");
  const { title, notifications } = received;
  const text = receivedText(responseHours, { received, time: useWords("time") });
  useEffect(() => {
    const id = toast(title, { description: text, duration: DURATION_MS });
    // When the form is mounted again, sonner would show a toast again that has not timed out.
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

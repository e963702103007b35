import { useEffect, useState, type ReactNode } from "react";
import type { QuoteToast } from "./quote-toast";

/** Shows a toast for each request received. Its code is loaded with the first, once the page's own answer has been painted. */
export const useQuoteToast = (received: number, responseHours: number): ReactNode => {
  const [Toast, setToast] = useState<typeof QuoteToast>();

  useEffect(() => {
    if (received === 0) return;
    const load = () => {
      import("./quote-toast")
        .then((loaded) => setToast(() => loaded.QuoteToast))
        // The connection is gone or the site has been published anew. The page itself says the same, so nobody misses it.
        .catch(() => undefined);
    };
    let timer: NodeJS.Timeout | number | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(load)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [received]);

  return Toast && <Toast key={received} responseHours={responseHours} />;
};

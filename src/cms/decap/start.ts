/** Loads Decap's own bundle, and starts it once everything is registered. */
import { decap } from "./api";

/** On a screen too narrow for two panes (admin.css), each form opens without its preview, which has a button. */
const hidePreview = (): void => {
  if (window.matchMedia("(max-width: 799px)").matches) localStorage.setItem("cms.right-pane", "none");
};

/**
 * Starts the editor.
 *
 * @param register is called when the bundle is there, and returns what it changes in /admin/config.yml
 * @param onError is called when the editor cannot be started
 */
export const startDecap = (register: () => Promise<object>, onError: (error: unknown) => void): void => {
  // The bundle starts by itself unless told not to; it must wait for what is registered.
  window.CMS_MANUAL_INIT = true;
  const start = async (): Promise<void> => {
    const config = await register();
    hidePreview();
    window.addEventListener("hashchange", hidePreview);
    decap().init({ config });
  };
  const bundle = document.createElement("script");
  bundle.src = "/admin/decap-cms.js";
  bundle.addEventListener("load", () => void start().catch(onError));
  document.head.append(bundle);
};

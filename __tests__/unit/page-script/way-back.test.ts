/** @jest-environment jsdom */
import { startWayBack } from "../../../src/page-script/way-back";

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  delete document.documentElement.dataset.app;
});

const listen: typeof window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
  window.addEventListener(type, listener);
  ends.push(() => window.removeEventListener(type, listener));
};

/** A page that was reloaded where it is; tells of its next reload, and whether others heard of a step. */
const reloaded = () => {
  const reload = jest.fn();
  const heard = jest.fn();
  const location = Object.create(window.location, {
    pathname: { get: () => window.location.pathname },
    reload: { value: reload },
  }) as Location;
  startWayBack({ addEventListener: listen, document, location });
  // What counts visits comes later.
  listen("popstate", heard);
  return { reload, heard };
};

/** Goes back one entry and waits until the browser has. */
const goBack = (): Promise<void> =>
  new Promise((done) => {
    window.addEventListener("popstate", () => setTimeout(done), { capture: true, once: true });
    window.history.back();
  });

/** Makes two entries, as the app does, and stands on the second. */
const go = (from: string, to: string): void => {
  window.history.replaceState(null, "", from);
  window.history.pushState(null, "", to);
};

it("loads the page that Back leads to, and nobody else hears of the step: the page that is loaded is the visit", async () => {
  go("/", "/contact");
  const { reload, heard } = reloaded();
  await goBack();
  expect(window.location.pathname).toBe("/");
  expect(reload).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

it("leaves a step inside the page alone", async () => {
  go("/contact", "/contact#form");
  const { reload, heard } = reloaded();
  await goBack();
  expect(reload).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
});

it("leaves it to the app where it is there", async () => {
  go("/", "/contact");
  const { reload, heard } = reloaded();
  document.documentElement.dataset.app = "";
  await goBack();
  expect(reload).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
});

it("leaves alone what the app itself says", () => {
  go("/", "/contact");
  const { reload, heard } = reloaded();
  window.history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(reload).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { startWayBack } from "../../../src/page-script/way-back";

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  delete document.documentElement.dataset.app;
});

const listen: typeof window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  window.addEventListener(type, listener, options);
  ends.push(() => window.removeEventListener(type, listener, options));
};

/** A page that was reloaded where it is; tells of its next reload, and whether others heard of a step. */
const reloaded = () => {
  const reload = jest.fn();
  const heard = jest.fn();
  const location = Object.create(window.location, {
    pathname: { get: () => window.location.pathname },
    reload: { value: reload },
  }) as Location;
  // What counts visits may be there first.
  listen("popstate", heard);
  startWayBack({ addEventListener: listen, document, location });
  return { reload, heard };
};

/** Goes back one entry and waits until the browser has. */
const goBack = async (): Promise<void> => {
  const left = window.location.href;
  window.history.back();
  while (window.location.href === left) await new Promise((done) => setTimeout(done, 1));
  await new Promise((done) => setTimeout(done, 1));
};

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

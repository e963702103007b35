/** The app's start changes nothing a visitor sees or has done, in whatever state the page is by then. */
import { routes } from "../../src/content/routes";
import { builtValues } from "./built";
import { appStarted, desk, phone, type Journey } from "./journey";
import { address, fieldValues, opened } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

interface State {
  readonly name: string;
  readonly path: string;
  readonly screens?: readonly (typeof phone | typeof desk)[];
  /** Brings the page into the state, with a gesture that starts the app. */
  readonly reach: (visitor: Visitor, path: string) => Promise<void>;
}

const scrollBy = (visitor: Visitor, top: number): Promise<void> =>
  visitor.ask((to) => {
    scrollTo({ top: to, behavior: "instant" });
  }, top);

/** The address of a heading far down the page. */
const anchorOn = (path: string): string => `${path}#${builtValues(path, "main [id]", "id").at(-1) ?? ""}`;

const STATES: readonly State[] = [
  {
    name: "scrolled by hand, with an older position kept for the page",
    path: routes.home,
    reach: async (visitor, path) => {
      await visitor.ask((key) => sessionStorage.setItem(key, "1800"), `@@scroll|${path}|initial`);
      await scrollBy(visitor, 300);
      await visitor.press("Shift");
    },
  },
  {
    name: "scrolled away from the part its address names",
    path: anchorOn(routes.services),
    reach: async (visitor) => {
      await scrollBy(visitor, 100);
      await visitor.press("Shift");
    },
  },
  {
    name: "a question open",
    path: routes.home,
    reach: (visitor) => visitor.click("main details + details > summary"),
  },
  {
    name: "a dropdown open",
    path: routes.about,
    screens: [desk],
    reach: (visitor) => visitor.click("details[data-dropdown] > summary"),
  },
  {
    name: "the menu open",
    path: routes.about,
    screens: [phone],
    reach: (visitor) => visitor.click("details[data-menu] > summary"),
  },
  {
    name: "the form half typed, with words selected",
    path: routes.contact,
    reach: async (visitor) => {
      await visitor.click("#quote-name");
      await visitor.write("Ana Ru");
      await visitor.press("Tab");
      await visitor.write("ana@");
      await visitor.click("#quote-message");
      await visitor.write("Half a sentence");
      for (let count = 0; count < 3; count++) await visitor.press("ArrowLeft");
      for (let count = 0; count < 4; count++) await visitor.press("ArrowLeft", "Shift");
    },
  },
  {
    name: "the caret within a word",
    path: routes.contact,
    reach: async (visitor) => {
      await visitor.click("#quote-name");
      await visitor.write("Ana");
      await visitor.press("ArrowLeft");
    },
  },
  {
    name: "text selected",
    path: routes.about,
    reach: async (visitor) => {
      await visitor.ask(() => {
        const heading = document.querySelector("h1");
        if (heading) getSelection()?.selectAllChildren(heading);
      });
      await visitor.press("Shift");
    },
  },
  {
    name: "a category of projects chosen",
    path: routes.projects,
    reach: (visitor) => visitor.click("fieldset label:last-of-type"),
  },
];

/** Remembers what the page is made of, and collects what it complains of from now on. */
const remember = (): void => {
  const faults: string[] = [];
  addEventListener("error", ({ message }) => faults.push(message));
  console.error = (...parts: readonly unknown[]) => {
    faults.push(parts.join(" "));
  };
  const pieces = new Set<Node>(document.querySelectorAll("#___gatsby *"));
  Reflect.set(window, "remembered", { faults, pieces });
};

/** Tells what the page has complained of, and which of its elements were not there before. */
const compare = () => {
  const { faults, pieces } = Reflect.get(window, "remembered") as {
    readonly faults: readonly string[];
    readonly pieces: ReadonlySet<Node>;
  };
  const drawnAnew = [...document.querySelectorAll("#___gatsby *")].filter((element) => !pieces.has(element));
  return { faults, drawnAnew: drawnAnew.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
};

/** Everything the visitor has done or sees that the page could lose. */
const look = () => {
  const { activeElement: focused } = document;
  const isText = focused instanceof HTMLTextAreaElement || (focused instanceof HTMLInputElement && focused.type === "text");
  return {
    scroll: Math.round(scrollY),
    focus: focused?.outerHTML.split(">", 1)[0],
    caret: isText ? [focused.selectionStart, focused.selectionEnd, focused.selectionDirection] : [],
    selected: getSelection()?.toString(),
  };
};

/** The page as it stands, a line a tag. */
const markup = (): readonly string[] => document.querySelector("#___gatsby")?.innerHTML.split(/(?=<)/) ?? [];

const stateOf = async (visitor: Visitor) => ({
  ...(await visitor.ask(look)),
  address: await visitor.ask(address),
  fields: await visitor.ask(fieldValues),
  open: await visitor.ask(opened),
});

/** Waits until the page has drawn twice and had its timers run: Gatsby scrolls a frame after it has taken the page over. */
const settled = async (visitor: Visitor): Promise<void> => {
  await visitor.ask(() => {
    Reflect.set(window, "settled", false);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => Reflect.set(window, "settled", true), 100)));
  });
  await soon(async () => {
    expect(await visitor.ask(() => Reflect.get(window, "settled") === true)).toBe(true);
  });
};

/** Journeys to every state in which the app may start: nothing that the visitor sees or holds changes then. */
export const startJourneys: readonly Journey[] = STATES.flatMap(({ name, path, screens = [phone, desk], reach }) =>
  screens.map(({ name: screen, width, height }) => ({
    name: `the app's start changes nothing: ${name} (${screen})`,
    take: async ({ visitor, site }) => {
      await visitor.resize(width, height);
      site.hold();
      await visitor.open(site.at(path));
      await visitor.ask(remember);
      await reach(visitor, path);
      await soon(() => {
        expect(site.isAsked()).toBe(true);
      });
      await settled(visitor);
      const before = await stateOf(visitor);
      const html = await visitor.ask(markup);
      site.release();
      await appStarted(visitor);
      await settled(visitor);
      expect(await stateOf(visitor)).toEqual(before);
      expect(await visitor.ask(markup)).toEqual(html);
      expect(await visitor.ask(compare)).toEqual({ faults: [], drawnAnew: [] });
    },
  })),
);

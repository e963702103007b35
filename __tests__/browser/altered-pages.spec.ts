/**
 * The quote form on pages that other software has changed: translators, password managers, writing assistants, ad blockers and dark modes.
 * Hydration must not lose what the visitor is typing, the caret or the focus, and the form must work after later changes.
 */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../src/content/shared/routes";
import { live, SCRIPTS } from "./hydration";
import { QUOTE, quoteForm, toasts } from "./quote-form";

/** Changes that other software makes to the form. The functions run in the browser. */
const CHANGES: readonly (readonly [software: string, change: (form: Element) => void])[] = [
  ["no other software", () => undefined],
  [
    "a translator that wraps all texts and changes the page's language",
    (form) => {
      document.documentElement.lang = "de";
      document.documentElement.className = "translated-ltr";
      const texts: Node[] = [];
      const walk = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) {
        const holder = document.createElement("div");
        holder.innerHTML = "<font><font></font></font>";
        const font = holder.firstElementChild ?? holder;
        text.parentNode?.replaceChild(font, text);
        font.firstElementChild?.append(`${text.textContent ?? ""}!`);
      }
    },
  ],
  [
    "a password manager that adds buttons and attributes to the fields",
    (form) => {
      for (const input of form.querySelectorAll("input")) {
        input.setAttribute("data-com-onepassword-filled", "light");
        input.style.backgroundImage = "none";
        input.after(Object.assign(document.createElement("div"), { innerHTML: "<button type=button tabindex=-1></button>" }));
      }
    },
  ],
  [
    "a writing assistant that adds an element before each text area",
    (form) => {
      for (const field of form.querySelectorAll("textarea")) {
        field.setAttribute("data-gramm", "false");
        field.before(document.createElement("grammarly-extension"));
      }
      document.body.setAttribute("data-new-gr-c-s-check-loaded", "14");
    },
  ],
  ["an ad blocker that removes a field", (form) => form.querySelector("fieldset, select")?.remove()],
  ["an ad blocker that removes a field's row", (form) => form.querySelector("[name=message]")?.parentElement?.remove()],
  [
    "an ad blocker that wraps a field's row in an element of its own",
    (form) => {
      const row = form.querySelector("[name=phone]")?.parentElement;
      const wrapper = document.createElement("div");
      row?.replaceWith(wrapper);
      if (row) wrapper.append(row);
    },
  ],
  ["an extension that moves a field to the end", (form) => form.append(...form.querySelectorAll("[name=phone]"))],
  [
    "a translator that changes the labels in place",
    (form) => {
      for (const label of form.querySelectorAll("label")) label.innerHTML = "<font>Texto</font>";
    },
  ],
  ["an extension that removes the submit button's text", (form) => form.querySelector("button[type=submit]")?.replaceChildren()],
  ["a dark mode that adds styles", (form) => form.prepend(document.createElement("style"), document.createComment("dark"))],
  ["an extension that adds fields of its own", (form) => form.prepend(Object.assign(document.createElement("input"), { type: "text" }))],
];

/** Makes all access to storage fail, as in a browser that blocks cookies. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });

/** Opens the contact page, and delays the form's scripts until `release` is called. */
const openUnhydrated = async (page: Page) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(routes.contact);
  return { release };
};

/** Collects the errors that scripts throw from now on. */
const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

const STORAGE: readonly (readonly [storage: string, prepare: (page: Page) => Promise<unknown>])[] = [
  ["with storage", () => Promise.resolve()],
  ["without storage", withoutStorage],
];

for (const [software, change] of CHANGES) {
  for (const [storage, prepare] of STORAGE) {
    test(`hydration on a page with ${software}, ${storage}, keeps text, caret and focus`, async ({ page }) => {
      await prepare(page);
      const { release } = await openUnhydrated(page);
      const name = page.locator("[data-quote] [name=name]");
      const message = page.locator("[data-quote] [name=message]");
      await message.fill("Twelve stalls");
      // The u is typed after hydration, at the caret between R and i.
      await name.pressSequentially("Ana Riz");
      await quoteForm(page).evaluate(change);
      await name.press("ArrowLeft");
      await name.press("ArrowLeft");
      const errors = watchErrors(page);
      release();
      await live(page, "quote-form");
      await page.keyboard.type("u");
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("Ana Ruiz");
      await expect(message).toHaveValue("Twelve stalls");
      expect(errors).toEqual([]);
    });
  }
}

/** Fills in the fields that other software has left in the form. */
const fillRest = async (page: Page): Promise<void> => {
  for (const [name, text] of Object.entries(QUOTE)) {
    const field = page.locator(`[data-quote] [name=${name}]`);
    if ((await field.count()) > 0) await field.fill(text);
  }
};

for (const [software, change] of CHANGES) {
  test(`on a page with ${software}, the form checks its fields, and sends and confirms one request after another`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto(routes.contact);
    const form = page.locator("[data-quote]");
    const name = form.locator("[name=name]");
    const send = form.locator("button[type=submit]");
    const confirmation = form.locator("[role=status] p").first();
    await name.pressSequentially("Ana Riz");
    await live(page, "quote-form");
    await form.evaluate(change);
    await name.press("ArrowLeft");
    await name.press("ArrowLeft");
    await page.keyboard.type("u");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Ana Ruiz");

    await send.click();
    // The browser checks the fields, and the email is missing.
    await expect(form.locator("[name=email]")).toBeFocused();
    for (const count of [1, 2]) {
      await fillRest(page);
      await send.click();
      await expect(confirmation, `the confirmation of request ${count}`).toBeVisible();
      await expect(toasts(page)).toHaveCount(1);
      await expect(name).toHaveValue("");
      // The software also changes what the form has added.
      await form.evaluate(change);
    }
    // Some software also removes the element that contains the toasts.
    await page.locator("[data-sonner-toaster]").evaluate((toaster) => toaster.parentElement?.remove());
    await fillRest(page);
    await send.click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(name).toHaveValue("");
    expect(errors).toEqual([]);
  });
}

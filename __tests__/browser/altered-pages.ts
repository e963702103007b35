import type { Page } from "@playwright/test";

/** Changes that other software makes to the form. The functions run in the browser. */
export const CHANGES: readonly (readonly [software: string, change: (form: Element) => void])[] = [
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

/** Collects the errors that scripts throw from now on. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

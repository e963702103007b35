/** Tests the form's inline script: drafts, and submissions before hydration. */
/* eslint-disable testing-library/no-node-access -- scripts in the head and the busy element have no roles */
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LIVE } from "../../../src/client/islands/roots";
import { fillIn } from "../../../src/content/shared/placeholders";
import { contactPath } from "../../../src/pricing/ask";
import { addAnswer, clearDraft } from "../../../src/quote/draft";
import type { FormReceiver } from "../../../src/quote/form-receiver";
import { PATIENCE_MS, PAUSE_MS, startQuoteForm } from "../../../src/quote/inline-script";
import { READY_EVENT } from "../../../src/quote/form-events";
import { QuoteSection } from "../../../src/quote/quote-section";
import { removeListeners, trackListeners } from "../../setup/listeners";
import { WithWords, words } from "../with-words";
import { ANSWERS, EMPTY } from "../../fixtures/quote-answers";
import { button, ENDPOINT, failureNote, field, PROPS } from "./quote-page";

const FILE = "/static/island.js";

const posted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
const resubmitted = jest.spyOn(HTMLFormElement.prototype, "requestSubmit");

const form = () => screen.getByRole<HTMLFormElement>("form", { name: words.form.label });
const scripts = () => [...document.head.getElementsByTagName("script")];

/** Opens a page whose form is not hydrated yet. */
const open = (receiver?: FormReceiver, answers: readonly string[] = []) => {
  document.body.innerHTML = renderToString(
    <WithWords>
      <QuoteSection {...PROPS} receiver={receiver} answers={answers} />
    </WithWords>,
  );
  startQuoteForm(document, [FILE]);
};
const leave = () => {
  removeListeners();
  jest.clearAllTimers();
  document.head.replaceChildren();
};
const reload = () => {
  leave();
  open();
};
const write = (answers: Partial<typeof ANSWERS> = ANSWERS) => {
  for (const [name, value] of Object.entries(answers)) fireEvent.input(field(name as keyof typeof ANSWERS), { target: { value } });
};
const submit = () => fireEvent.click(button());
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const failScripts = async () => {
  for (const script of scripts()) script.dispatchEvent(new Event("error"));
  await wait(0);
};
/** Simulates hydration: handles submits, marks the root as live and notifies the inline script. */
const hydrate = () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form().addEventListener("submit", onSubmit);
  const root = form().parentElement;
  if (root) root.dataset[LIVE] = "";
  document.dispatchEvent(new Event(READY_EVENT));
  return onSubmit;
};

beforeEach(() => {
  jest.useFakeTimers();
  trackListeners();
});
afterEach(() => {
  leave();
  jest.useRealTimers();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  for (const mock of [posted, resubmitted]) mock.mockClear();
  sessionStorage.clear();
});

it("restores the draft after a reload, even after a single keystroke", () => {
  open();
  write({ name: "A" });
  reload();
  expect(form()).toHaveFormValues({ ...EMPTY, name: "A" });
  write();
  reload();
  expect(form()).toHaveFormValues(ANSWERS);
});

it("selects the service from the URL", () => {
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  expect(form()).toHaveFormValues({ ...EMPTY, service: "commercial-sealcoating" });
});

it.each(["striping", ""])("keeps the visitor's later choice of a service, %j, on a reload", (service) => {
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  write({ service });
  reload();
  expect(form()).toHaveFormValues({ ...EMPTY, service });
});

it("keeps the service from the URL on a reload, before the visitor has typed", () => {
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  reload();
  expect(form()).toHaveFormValues({ ...EMPTY, service: "commercial-sealcoating" });
});

it("replaces the draft's service with the one in the URL, and keeps its other fields", () => {
  open();
  write({ ...ANSWERS, service: "striping" });
  leave();
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  reload();
  expect(form()).toHaveFormValues({ ...ANSWERS, service: "commercial-sealcoating" });
});

it("still shows the calculator's result after a reload if the URL named a service", () => {
  addAnswer("A lot, 20,000 sq ft.");
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  reload();
  expect(document.querySelector("[data-answer]")?.textContent).toBe(fillIn(words.form.known, { answer: "A lot, 20,000 sq ft." }));
});

it("fills in both the calculator's result and the service from the URL", () => {
  addAnswer("A lot, 20,000 sq ft.");
  window.history.replaceState(null, "", contactPath("commercial-sealcoating"));
  open();
  expect(form()).toHaveFormValues({ ...EMPTY, service: "commercial-sealcoating", message: "A lot, 20,000 sq ft." });
});

describe("answers in the URL", () => {
  /** Answers that forms of this site send. No other answer may fill in the form. */
  const KNOWN_ANSWERS = ["Cracks wider than 1/4 in.", "Grietas de más de 1/4", "50% & more"];
  /** The service that a parameter named answer-commercial-sealcoating also selects. */
  const service = "commercial-sealcoating";
  const visit = (query: string) => {
    window.history.replaceState(null, "", `/contact?${query}`);
    open(undefined, KNOWN_ANSWERS);
  };

  it.each(KNOWN_ANSWERS)("fill in %j, which a form of this site sends", (answer) => {
    visit(new URLSearchParams({ [`answer-${service}`]: answer }).toString());
    expect(form()).toHaveFormValues({ ...EMPTY, service, message: answer });
  });

  it("fill in several known answers, the last one first", () => {
    visit(new URLSearchParams({ [`answer-${service}`]: KNOWN_ANSWERS[0] ?? "", "answer-x": KNOWN_ANSWERS[1] ?? "" }).toString());
    expect(field("message")).toHaveValue(`${KNOWN_ANSWERS[1] ?? ""}; ${KNOWN_ANSWERS[0] ?? ""}`);
  });

  it.each([
    "answer-striping=Call%20%2B1%20900%20555%200100",
    "answer-=Call%20me",
    "answer-commercial-sealcoating=",
    `answer-commercial-sealcoating=${"x".repeat(5000)}`,
    "answer-commercial-sealcoating=%3Cb%3Ewin%3C%2Fb%3E",
    "answer-commercial-sealcoating=cracks%20wider%20than%201%2F4%20in.",
    "answer-commercial-sealcoating=Cracks%20wider%20than%201%2F4%20in.%20Pay%20now",
    "service=Pay%20now",
    "service=__proto__",
    "service=other%22%5D%2C%5B",
    "message=Pay%20now",
    "name=Eve&email=eve%40example.com",
    "answer=Pay%20now",
  ])("leave the form empty if they are not known answers: ?%s", (query) => {
    visit(query);
    expect(form()).toHaveFormValues(EMPTY);
    reload();
    expect(form()).toHaveFormValues(EMPTY);
  });

  it("do not come back on a reload once the visitor has deleted them", () => {
    visit(new URLSearchParams({ [`answer-${service}`]: KNOWN_ANSWERS[0] ?? "" }).toString());
    expect(window.location.search).toBe("");
    write({ message: "" });
    leave();
    open(undefined, KNOWN_ANSWERS);
    expect(field("message")).toHaveValue("");
  });
});

it("shows the calculator's result above the form, but not after a reload if the visitor has edited the message", () => {
  const shownResult = () => document.querySelector("[data-answer]")?.textContent;
  addAnswer("A lot, 20,000 sq ft.");
  open();
  expect(shownResult()).toBe(fillIn(words.form.known, { answer: "A lot, 20,000 sq ft." }));
  write({ message: "A lot, 20,000 sq ft.\n\nPlease call first." });
  reload();
  expect(shownResult()).toBe("");
});

describe("a submit before hydration", () => {
  it("is handled once after hydration, even if the button is clicked several times", async () => {
    open(ENDPOINT);
    write();
    for (let click = 0; click < 3; click += 1) submit();
    expect(scripts().map((script) => script.getAttribute("src"))).toEqual([FILE]);
    expect(form().parentElement?.ariaBusy).toBe("true");
    const onSubmit = hydrate();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(form().parentElement?.ariaBusy).toBeNull();
    await wait(2 * PATIENCE_MS);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(posted).not.toHaveBeenCalled();
    expect(failureNote()).toBeUndefined();
  });

  it("is left to the browser's validation while a required field is empty", () => {
    open();
    submit();
    expect(form().parentElement?.ariaBusy).not.toBe("true");
    hydrate();
    expect(resubmitted).not.toHaveBeenCalled();
  });
});

describe("a submit without React", () => {
  it("shows an error with the phone number on every attempt if the script fails to load", async () => {
    open();
    write();
    for (const attempt of [1, 2, 3]) {
      submit();
      expect(scripts()).toHaveLength(1);
      await failScripts();
      expect(failureNote()).toBeUndefined();
      await wait(PAUSE_MS);
      expect([attempt, failureNote()?.textContent]).toEqual([attempt, expect.stringContaining(PROPS.phone)]);
      expect(scripts()).toHaveLength(0);
    }
    expect(form()).toHaveFormValues(ANSWERS);
  });

  it("shows the error only once if it fails twice in quick succession", async () => {
    open();
    write();
    submit();
    await failScripts();
    await wait(PAUSE_MS / 2);
    submit();
    await failScripts();
    await wait(2 * PAUSE_MS);
    expect(failureNote()?.textContent.split(PROPS.phone)).toHaveLength(2);
  });

  it("does not show the error of a failure right before hydration", async () => {
    open();
    write();
    submit();
    await failScripts();
    await wait(PAUSE_MS / 2);
    hydrate();
    await wait(PAUSE_MS);
    expect(failureNote()).toBeUndefined();
  });

  it("shows the error if the script hangs", async () => {
    open();
    write();
    submit();
    await wait(PATIENCE_MS - 1);
    expect(form().parentElement?.ariaBusy).toBe("true");
    await wait(1 + PAUSE_MS);
    expect(failureNote()).toHaveTextContent(PROPS.phone);
    expect(form().parentElement?.ariaBusy).toBeNull();
  });

  it("is posted once by the browser if the form has an endpoint", async () => {
    open(ENDPOINT);
    write();
    submit();
    await wait(PATIENCE_MS - 1);
    expect(posted).not.toHaveBeenCalled();
    await wait(1);
    expect(posted).toHaveBeenCalledTimes(1);
    expect(posted.mock.contexts[0]).toBe(form());
    await wait(4 * PATIENCE_MS);
    expect(posted).toHaveBeenCalledTimes(1);
    expect(failureNote()).toBeUndefined();
  });

  // The thank-you page clears the draft, so a missing draft means that the request was received.
  it.each([
    ["clears the form when the visitor comes back after the request was received", clearDraft, EMPTY],
    ["keeps the answers when the visitor comes back before the request is received", () => undefined, ANSWERS],
  ])("%s", async (_, beforeReturn, values) => {
    open(ENDPOINT);
    write();
    submit();
    await wait(PATIENCE_MS);
    beforeReturn();
    window.dispatchEvent(new Event("pageshow"));
    expect(form()).toHaveFormValues(values);
  });
});

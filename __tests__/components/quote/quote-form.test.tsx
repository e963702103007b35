import { act, screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { READY_EVENT } from "../../../src/quote/form-events";
import { ANSWERS, EMPTY } from "../../fixtures/quote-answers";
import { words } from "../with-words";
import { button, drawForm, ENDPOINT, failureNote, field, fill, findFailure, LABELS, PROPS, RECEIVED, startServer } from "./quote-page";

// The toast has separate tests. Its timers would continue after these.
jest.mock("../../../src/quote/quote-toast", () => ({ QuoteToast: () => null }));

const form = () => screen.getByRole<HTMLFormElement>("form", { name: words.form.label });
const status = () => screen.getByRole("status");

/** Renders the form with an endpoint, fills it and submits it. */
const send = async () => {
  const server = startServer();
  const drawn = drawForm({ endpoint: ENDPOINT });
  await fill(drawn.user);
  await drawn.user.click(button());
  return { server, ...drawn };
};

afterEach(() => jest.restoreAllMocks());

it("offers no service first, then the six", () => {
  drawForm();
  const options = within(field("service")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value }) => value)).toEqual([
    "",
    "commercial-sealcoating",
    "residential-sealcoating",
    "crack-filling",
    "striping",
    "asphalt-repair",
    "other",
  ]);
  expect(field("service")).toHaveValue("");
});

describe("without an endpoint", () => {
  it("goes nowhere by itself and has no honeypot for programs", () => {
    drawForm();
    expect(form()).toHaveAttribute("method", "dialog");
    expect(form()).not.toHaveAttribute("action");
    expect(screen.queryByLabelText(LABELS.subject)).not.toBeInTheDocument();
  });

  it("says that the request is received, clears the fields and sends nothing", async () => {
    const { post } = startServer();
    const { user } = drawForm();
    expect(status()).toBeEmptyDOMElement();
    await fill(user);
    expect(form()).toHaveFormValues(ANSWERS);
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(form()).toHaveFormValues(EMPTY);
    expect(within(status()).queryByRole("link")).not.toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();
  });

  it("drops the crack gauge's answer from the address, so that a reload does not fill it in again", async () => {
    window.history.replaceState(null, "", "/contact?service=crack-filling&width=Wide#form");
    const { user } = drawForm();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(window.location.href).toMatch(/\/contact$/);
  });
});

describe("with an endpoint", () => {
  it("sends the answers, says so meanwhile, then thanks and links on, without faults axe finds", async () => {
    const { server, container } = await send();
    expect(button()).toHaveTextContent(words.form.sending);
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(form()).toHaveFormValues(ANSWERS);
    expect(status()).toBeEmptyDOMElement();

    server.answer(200);
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(within(status()).getByRole("link")).toHaveAttribute("href", "/thank-you");
    expect(button()).toHaveTextContent(words.form.send);
    expect(button()).toHaveAttribute("aria-disabled", "false");
    expect(button()).toHaveFocus();
    expect(form()).toHaveFormValues(EMPTY);
    expect(server.requests()).toEqual([{ ...ANSWERS, subject: "" }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([500, "network down"] as const)(
    "keeps every answer and names the phone on %s; a second try works, without faults axe finds",
    async (failure) => {
      const { server, user, container } = await send();
      server.answer(failure);
      const alert = await findFailure();
      expect(within(alert).getByRole("link", { name: PROPS.phone })).toHaveAttribute("href", PROPS.phoneHref);
      expect(form()).toHaveFormValues(ANSWERS);
      expect(status()).toBeEmptyDOMElement();
      expect(await axe(container)).toHaveNoViolations();

      await user.click(button());
      expect(failureNote()).toBeUndefined();
      server.answer(201);
      await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
      expect(failureNote()).toBeUndefined();
      expect(server.requests()).toHaveLength(2);
    },
  );

  it("sends what stands in the honeypot: whoever reads the requests tells programs from people by it", async () => {
    const server = startServer();
    const { user } = drawForm({ endpoint: ENDPOINT });
    await fill(user);
    await user.type(field("subject"), "https://spam.example");
    await user.click(button());
    server.answer(200);
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(server.requests()).toEqual([{ ...ANSWERS, subject: "https://spam.example" }]);
  });

  it("keeps the honeypot from people: not in the tab order, not for screen readers, without faults axe finds", async () => {
    const { user, container } = drawForm({ endpoint: ENDPOINT });
    const honeypot = field("subject");
    await user.click(field("message"));
    await user.tab();
    expect(button()).toHaveFocus();
    expect(honeypot).toHaveAttribute("autocomplete", "off");
    expect(screen.queryByRole("textbox", { name: LABELS.subject })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe("a request that is under way", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is said not to have arrived after two seconds, with the phone", async () => {
    const server = startServer();
    drawForm({ endpoint: ENDPOINT });
    for (const [name, value] of Object.entries(ANSWERS)) Object.assign(form().elements.namedItem(name) ?? {}, { value });
    act(() => form().requestSubmit());
    act(() => jest.advanceTimersByTime(1_900));
    expect(status()).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(200));
    expect(within(status()).getByRole("link")).toHaveAttribute("href", PROPS.phoneHref);
    expect(button()).toHaveAttribute("aria-disabled", "true");
    server.answer(200);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(status()).toHaveTextContent(RECEIVED);
  });
});

it("says when it answers, which a queued submit waits for", () => {
  const onReady = jest.fn();
  document.addEventListener(READY_EVENT, onReady, { once: true });
  drawForm();
  expect(onReady).toHaveBeenCalledTimes(1);
});

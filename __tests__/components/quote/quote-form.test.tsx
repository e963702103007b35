import { act, screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { telLink } from "../../../src/content/format/phone";
import type { QuoteFormProps } from "../../../src/quote/quote-form";
import { ANSWERS, EMPTY } from "../../fixtures/quote-answers";
import { words } from "../with-words";
import {
  button,
  renderForm,
  ENDPOINT,
  failureNote,
  field,
  fill,
  findFailure,
  LABELS,
  PROPS,
  RECEIVED,
  RESPONSE_TIME,
  startServer,
} from "./quote-page";

const form = () => screen.getByRole<HTMLFormElement>("form", { name: words.form.label });
const status = () => screen.getByRole("status");

/** Renders a form that has an endpoint, fills it in and submits it. */
const send = async () => {
  const server = startServer();
  const view = renderForm({ receiver: ENDPOINT });
  await fill(view.user);
  await view.user.click(button());
  return { server, ...view };
};

afterEach(() => jest.restoreAllMocks());

describe("without an endpoint", () => {
  const UNSENT = `${words.received.title} ${words.received.unsent}`;

  const submitUnsent = async () => {
    const { post } = startServer();
    const { user } = renderForm();
    expect(status()).toBeEmptyDOMElement();
    await fill(user);
    expect(form()).toHaveFormValues(ANSWERS);
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(UNSENT));
    return post;
  };

  it("clears the fields", async () => {
    await submitUnsent();
    expect(form()).toHaveFormValues(EMPTY);
  });

  it("sends nothing", async () => {
    expect(await submitUnsent()).not.toHaveBeenCalled();
  });

  it("suggests no next step", async () => {
    await submitUnsent();
    expect(within(status()).queryByRole("link")).not.toBeInTheDocument();
  });

  it("removes the crack gauge's result from the URL, so that a reload does not fill it in again", async () => {
    window.history.replaceState(null, "", "/contact?service=crack-filling&width=Wide#form");
    const { user } = renderForm();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(UNSENT));
    expect(window.location.href).toMatch(/\/contact$/);
  });
});

describe("the toast", () => {
  it.each([
    ["of a site without an endpoint says that nothing was sent", {}, words.received.unsent],
    ["of the sample without an endpoint shows the text for requests that were sent", { isSample: true }, RESPONSE_TIME],
    ["of a site with an endpoint says when the company will answer", { receiver: ENDPOINT }, RESPONSE_TIME],
    ["of the sample with an endpoint says when the company will answer", { receiver: ENDPOINT, isSample: true }, RESPONSE_TIME],
  ])("%s", async (_, props: Partial<QuoteFormProps>, text) => {
    const server = startServer();
    const { user } = renderForm(props);
    await fill(user);
    await user.click(button());
    if (props.receiver) server.respond(200);
    const toasts = await screen.findByRole("region", { name: new RegExp(words.received.notifications) });
    expect(await within(toasts).findByText(text)).toBeVisible();
  });
});

describe("with an endpoint", () => {
  it("shows progress until the request is answered", async () => {
    await send();
    expect(button()).toHaveTextContent(words.form.sending);
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(status()).toBeEmptyDOMElement();
  });

  it("keeps the answers until the request is answered", async () => {
    await send();
    expect(form()).toHaveFormValues(ANSWERS);
  });

  it("sends the answers once", async () => {
    const { server } = await send();
    server.respond(200);
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(server.requests()).toEqual([{ ...ANSWERS, subject: "" }]);
  });

  it("confirms the request with a link", async () => {
    const { server, container } = await send();
    server.respond(200);
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(within(status()).getByRole("link")).toHaveAttribute("href", "/thank-you");
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it("empties the form once the request is received", async () => {
    const { server } = await send();
    server.respond(200);
    await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
    expect(form()).toHaveFormValues(EMPTY);
    expect(button()).toHaveTextContent(words.form.send);
    expect(button()).toHaveAttribute("aria-disabled", "false");
    expect(button()).toHaveFocus();
  });

  describe.each([500, "network down"] as const)("after a failure (%s)", (failure) => {
    it("shows the phone number", async () => {
      const { server, container } = await send();
      server.respond(failure);
      const alert = await findFailure();
      expect(within(alert).getByRole("link", { name: PROPS.phone })).toHaveAttribute("href", telLink(PROPS.phone));
      expect(status()).toBeEmptyDOMElement();
      expect(await act(() => axe(container))).toHaveNoViolations();
    });

    it("keeps every answer", async () => {
      const { server } = await send();
      server.respond(failure);
      await findFailure();
      expect(form()).toHaveFormValues(ANSWERS);
    });

    it("succeeds on the second attempt", async () => {
      const { server, user } = await send();
      server.respond(failure);
      await findFailure();
      await user.click(button());
      expect(failureNote()).toBeUndefined();
      server.respond(201);
      await waitFor(() => expect(status()).toHaveTextContent(RECEIVED));
      expect(failureNote()).toBeUndefined();
      expect(server.requests()).toHaveLength(2);
    });
  });

  it("hides the honeypot from keyboard and screen reader users", async () => {
    const { user, container } = renderForm({ receiver: ENDPOINT });
    const honeypot = field("subject");
    await user.click(field("message"));
    await user.tab();
    expect(button()).toHaveFocus();
    expect(honeypot).toHaveAttribute("autocomplete", "off");
    expect(screen.queryByRole("textbox", { name: LABELS.subject })).not.toBeInTheDocument();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });
});

describe("a pending request", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("shows a note with the phone number after two seconds", async () => {
    const server = startServer();
    renderForm({ receiver: ENDPOINT });
    // Set the values directly, because user-event would wait for the fake timers.
    for (const [name, value] of Object.entries(ANSWERS)) Object.assign(form().elements.namedItem(name) ?? {}, { value });
    act(() => form().requestSubmit());
    act(() => jest.advanceTimersByTime(1_900));
    expect(status()).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(200));
    expect(within(status()).getByRole("link")).toHaveAttribute("href", telLink(PROPS.phone));
    expect(button()).toHaveAttribute("aria-disabled", "true");
    server.respond(200);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(status()).toHaveTextContent(RECEIVED);
  });
});

import { act, screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { receivedText } from "../../../src/quote/messages";
import { words } from "../with-words";
import { button, drawForm, ENDPOINT, field, fill, findFailure, PROPS, RECEIVED, startServer } from "./quote-page";

/** Sonner adds the key that leads there. */
const NOTIFICATIONS = new RegExp(`^${words.received.notifications}`);

const toasts = () => screen.queryAllByRole("listitem");

it("draws nothing of sonner until a toast is due", async () => {
  const server = startServer();
  const { user } = drawForm({ endpoint: ENDPOINT });
  await fill(user);
  await user.click(button());
  server.answer(500);
  await findFailure();
  expect(screen.queryByRole("region", { name: NOTIFICATIONS })).not.toBeInTheDocument();

  await user.click(button());
  server.answer(200);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(screen.getByRole("region", { name: NOTIFICATIONS })).toBeInTheDocument();
});

it("shows title and text as specified", async () => {
  const { user } = drawForm();
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [toast = document.body] = toasts();
  expect(within(toast).getByText(words.received.title)).toBeVisible();
  expect(within(toast).getByText(receivedText(PROPS.responseHours, words))).toBeVisible();
});

it("leaves the announcing to the form's status region", async () => {
  const { user, container } = drawForm();
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(screen.getByRole("region", { name: NOTIFICATIONS })).toHaveAttribute("aria-live", "off");
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it("shows one toast at a time and no old one when the form comes back", async () => {
  const { user, unmount } = drawForm();
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [first] = toasts();
  await fill(user);
  await user.click(button());
  // Well before its five seconds run out by themselves.
  await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: 3_000 });
  await waitFor(() => expect(toasts()).toHaveLength(1));

  unmount();
  drawForm();
  expect(field("name")).toHaveValue("");
  expect(toasts()).toHaveLength(0);
});

describe("time", () => {
  afterEach(() => jest.useRealTimers());

  it("is gone after 5 seconds, but the message stays on the page", async () => {
    const { user } = drawForm();
    await fill(user);
    jest.useFakeTimers();
    act(() => button().click());
    expect(screen.getByRole("status")).toHaveTextContent(RECEIVED);
    // Each step of the way to the toast needs a turn of its own: first drawing, sonner's timer.
    for (let turn = 0; turn < 5; turn += 1) await act(() => jest.advanceTimersByTimeAsync(1));
    expect(toasts()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(toasts()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(toasts()).toHaveLength(0);
    expect(screen.getByRole("status")).toHaveTextContent(RECEIVED);
  });
});

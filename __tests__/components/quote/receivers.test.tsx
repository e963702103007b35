/** Tests the quote form with the receivers that take photos: the Worker and Netlify Forms. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { QuoteForm } from "../../../src/quote/quote-form";
import type { FormReceiver } from "../../../src/quote/form-receiver";
import { MAX_PHOTOS } from "../../../src/quote/limits";
import { words } from "../with-words";
import { ANSWERS } from "../../fixtures/quote-answers";
import { field, fill, findFailure, LABELS, PROPS } from "./quote-page";

const PHOTO_NUMBERS = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);
const WORKER: FormReceiver = { kind: "worker", action: "/api/quote", hasPhotos: true };
const NETLIFY: FormReceiver = { kind: "netlify", action: "/thank-you", hasPhotos: true };

const sent: { readonly url: string; readonly fields: FormData }[] = [];
let respond: () => Promise<Partial<Response>>;

beforeEach(() => {
  sent.length = 0;
  respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ received: true, photos: { sent: 0, kept: 0 } }) });
  window.fetch = ((url: string, { body }: { readonly body: FormData }) => {
    sent.push({ url, fields: body });
    return respond();
  }) as typeof window.fetch;
});

const renderForm = (receiver: FormReceiver) => ({
  user: userEvent.setup({ delay: null }),
  ...render(<QuoteForm {...PROPS} receiver={receiver} />),
});
const form = () => screen.getByRole("form");
const submitButton = () => screen.getByRole("button", { name: words.form.send });

it("has the name and attributes that Netlify requires", () => {
  renderForm(NETLIFY);
  expect(form()).toHaveAttribute("name", "quote");
  expect(form()).toHaveAttribute("data-netlify", "true");
  expect(form()).toHaveAttribute("netlify-honeypot", screen.getByLabelText<HTMLInputElement>(LABELS.subject).name);
  expect(form()).toHaveFormValues({ "form-name": "quote" });
});

it("has a field for each photo on Netlify, which accepts one file per field", () => {
  renderForm(NETLIFY);
  const files = PHOTO_NUMBERS.map((number) =>
    screen.getByLabelText<HTMLInputElement>(words.form.photo.replace("{number}", String(number))),
  );
  expect(files.map(({ name, multiple }) => [name, multiple])).toEqual(PHOTO_NUMBERS.map((number) => [`photo-${number}`, false]));
});

it("passes axe on Netlify", async () => {
  const { container } = renderForm(NETLIFY);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([WORKER, NETLIFY])("posts the form to $action ($kind)", async (receiver) => {
  const { user } = renderForm(receiver);
  await fill(user);
  await user.click(submitButton());
  await waitFor(() => expect(sent.map(({ url }) => url)).toEqual([receiver.action]));
});

it("sends the form's fields", async () => {
  const { user } = renderForm(WORKER);
  await fill(user);
  await user.upload(screen.getByLabelText(words.form.photos), [new File(["x"], "a.jpg", { type: "image/jpeg" })]);
  await user.click(submitButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  const fields = sent[0]?.fields;
  expect(Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, fields?.get(name)]))).toEqual(ANSWERS);
  expect(fields?.get("photos")).toBeInstanceOf(File);
  expect(Number(fields?.get("took"))).toBeGreaterThan(0);
});

it("sends an id that stays the same until the request is received", async () => {
  const { user } = renderForm(WORKER);
  await fill(user);
  respond = () => Promise.reject(new TypeError("offline"));
  await user.click(submitButton());
  expect(await findFailure()).toHaveTextContent(PROPS.phone);
  respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ received: true }) });
  await user.click(submitButton());
  await waitFor(() => expect(field("name")).toHaveValue(""));
  await fill(user);
  await user.click(submitButton());
  await waitFor(() => expect(sent).toHaveLength(3));
  const ids = sent.map(({ fields }) => fields.get("id"));
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

const MESSAGE = "One of the photos is over 10 MB.";

it.each([
  ["alert", "rejected", false],
  ["status", "received", true],
])("shows the Worker's message in the form's %s if the request was %s", async (role, _, received) => {
  const { user } = renderForm(WORKER);
  // Screen readers may not announce the message in a region that is added together with the message.
  const regions = screen.getAllByRole(role);
  await fill(user);
  respond = () => Promise.resolve({ ok: received, json: () => Promise.resolve({ received, text: MESSAGE }) });
  await user.click(submitButton());
  await screen.findByText(MESSAGE);
  expect(regions.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(MESSAGE)]);
});

describe("a rejected request", () => {
  const reject = async () => {
    const { user } = renderForm(WORKER);
    await fill(user);
    respond = () => Promise.resolve({ ok: false, json: () => Promise.resolve({ received: false, text: MESSAGE }) });
    await user.click(submitButton());
  };

  it("keeps the answers", async () => {
    await reject();
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(field("name")).toHaveValue(ANSWERS.name);
  });
});

/** Renders the quote form and fakes its server, for the tests of src/quote. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuoteForm, type QuoteFormProps } from "../../../src/quote/quote-form";
import type { FormReceiver } from "../../../src/quote/form-receiver";
import { FIELD_NAMES, FORM_FIELDS } from "../../../src/quote/form-fields";
import { receivedText } from "../../../src/quote/messages";
import { ANSWERS, labelsIn } from "../../fixtures/quote-answers";
import { words } from "../with-words";

/** Delivery to an endpoint. Tests replace `fetch`, so nothing is sent. */
export const ENDPOINT: FormReceiver = { kind: "endpoint", action: "https://forms.example/quote", hasPhotos: false };

/** Props that the contact page passes to the form if the form has no endpoint. */
export const PROPS: QuoteFormProps = {
  words: { form: words.form, received: words.received, time: words.time },
  phone: "(702) 555-0142",
  email: "estimates@mojaveblacktop.example",
  responseHours: 24,
};

/** Renders the form as the contact page does, by default without an endpoint. */
export const renderForm = (props: Partial<QuoteFormProps> = {}) => ({
  user: userEvent.setup({ delay: null }),
  ...render(<QuoteForm {...PROPS} {...props} />),
});

const { form } = words;

/** Labels of the fields and the honeypot, by field name. */
export const LABELS = { ...labelsIn(form), subject: form.trap };

/** When the company will answer. */
export const RESPONSE_TIME = receivedText(PROPS.responseHours, words);

/** Text of the confirmation. */
export const RECEIVED = `${words.received.title} ${RESPONSE_TIME}`;

/** Returns a field by its name in the form. */
export const field = (name: keyof typeof LABELS): HTMLElement => screen.getByLabelText(LABELS[name]);
/** Returns the submit button, regardless of its label. */
export const button = (): HTMLElement => screen.getByRole("button");

/** Fills in every field, replacing its value. */
export const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  for (const name of FIELD_NAMES) {
    if (FORM_FIELDS[name].kind === "choice") {
      await user.selectOptions(field(name), ANSWERS[name]);
      continue;
    }
    // Clear even empty fields: user-event does not notice form.reset() and would append to the old text.
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(ANSWERS[name]);
  }
};

/** Replaces `fetch` with a fake server that responds when the test calls `respond`. */
export const startServer = () => {
  let respond: (status: number | "network down") => void;
  const post = jest.fn<Promise<{ readonly ok: boolean }>, [url: string, request: { readonly body: URLSearchParams }]>(
    () =>
      new Promise((resolve, reject) => {
        respond = (status) => (status === "network down" ? reject(new TypeError("Failed to fetch")) : resolve({ ok: status < 300 }));
      }),
  );
  Object.defineProperty(window, "fetch", { configurable: true, value: post });
  return {
    post,
    /** Responds to the last request, or fails it with a network error. */
    respond: (status: number | "network down"): void => respond(status),
    /** Returns the fields of each request. */
    requests: () => post.mock.calls.map(([, { body }]) => Object.fromEntries(body)),
  };
};

/** Returns the form's error message, if one is shown. Its live region always exists but starts out empty. */
export const failureNote = (): HTMLElement | undefined => screen.queryAllByRole("alert").find(({ textContent }) => textContent !== "");

/** Waits for the error message. */
export const findFailure = (): Promise<HTMLElement> =>
  waitFor(() => {
    const note = failureNote();
    if (!note) throw new Error("no error message is shown");
    return note;
  });

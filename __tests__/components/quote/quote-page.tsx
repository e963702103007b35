/** Draws the quote form and stands for the server behind it, for the tests of src/quote. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuoteForm, type QuoteFormProps } from "../../../src/quote/quote-form";
import { FIELD_NAMES, FORM_FIELDS } from "../../../src/quote/form-fields";
import { receivedText } from "../../../src/quote/messages";
import { ANSWERS, labelsIn } from "../../fixtures/quote-answers";
import { words } from "../with-words";

/** Where these forms are sent. No request leaves the test: `fetch` is replaced. */
export const ENDPOINT = "https://forms.example/quote";

/** The form as a page places it. */
export const PROPS: QuoteFormProps = {
  words: { form: words.form, received: words.received, time: words.time },
  phone: "(702) 555-0142",
  phoneHref: "tel:+17025550142",
  email: "estimates@mojaveblacktop.example",
  responseHours: 24,
};

/** Draws the form as the contact page does, without an endpoint unless told. */
export const drawForm = (props: Partial<QuoteFormProps> = {}) => ({
  user: userEvent.setup({ delay: null }),
  ...render(<QuoteForm {...PROPS} {...props} />),
});

const { form } = words;

/** What each field is called. */
export const LABELS = { ...labelsIn(form), subject: form.trap };

/** What the form answers. */
export const RECEIVED = `${words.received.title} ${receivedText(PROPS.responseHours, words)}`;

/** Finds a field by its name in the form. */
export const field = (name: keyof typeof LABELS): HTMLElement => screen.getByLabelText(LABELS[name]);
/** Finds the button that sends the form, whatever it says. */
export const button = (): HTMLElement => screen.getByRole("button");

/** Fills every field, whatever stood there. */
export const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  for (const name of FIELD_NAMES) {
    if (FORM_FIELDS[name].kind === "choice") {
      await user.selectOptions(field(name), ANSWERS[name]);
      continue;
    }
    // Also empties a field that is empty: user-event does not notice form.reset() and would write after the old text.
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(ANSWERS[name]);
  }
};

/** What the form asks of `fetch`. */
type Post = (url: string, request: { readonly body: URLSearchParams; readonly signal: AbortSignal }) => Promise<{ readonly ok: boolean }>;

/** Puts a server in the place of `fetch`. It answers when and as the test says. */
export const startServer = () => {
  const waiting: { answer: (status: number) => void; fail: () => void }[] = [];
  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new TypeError("Failed to fetch"));
        signal.addEventListener("abort", fail);
        waiting.push({ answer: (status) => resolve({ ok: status >= 200 && status < 300 }), fail });
      }),
  );
  Object.defineProperty(window, "fetch", { configurable: true, value: post });
  return {
    post,
    /** Answers the oldest request, or has the network fail it. */
    answer: (status: number | "network down"): void => {
      const request = waiting.shift();
      if (status === "network down") request?.fail();
      else request?.answer(status);
    },
    /** The fields of each request. */
    requests: () => post.mock.calls.map(([, { body }]) => Object.fromEntries(body)),
  };
};

/** What says that a request was not received. Its region is there, empty, from the start. */
export const failureNote = (): HTMLElement | undefined => screen.queryAllByRole("alert").find(({ textContent }) => textContent !== "");

/** Waits for it. */
export const findFailure = (): Promise<HTMLElement> =>
  waitFor(() => {
    const note = failureNote();
    if (!note) throw new Error("nothing says that the request was not received");
    return note;
  });

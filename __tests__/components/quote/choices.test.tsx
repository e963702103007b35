/** Tests a form field that allows several choices: the choices are saved in the draft, and can be preselected by the URL. */
import "../../fixtures/several-services";
import { fireEvent, screen, within } from "@testing-library/react";
import { startQuoteForm } from "../../../src/quote/inline-script";
import { removeListeners, trackListeners } from "../../setup/listeners";
import { words } from "../with-words";
import { renderForm } from "./quote-page";

const { services, service } = words.form;

const boxes = () => within(screen.getByRole("group", { name: service })).getAllByRole<HTMLInputElement>("checkbox");
const box = (value: string) => screen.getByRole("checkbox", { name: services.find((choice) => choice.value === value)?.label });
const chosen = () => boxes().flatMap(({ checked, value }) => (checked ? value : []));

const open = () => {
  const view = renderForm();
  startQuoteForm(document, []);
  return view;
};

beforeEach(trackListeners);
afterEach(() => {
  removeListeners();
  sessionStorage.clear();
  history.replaceState(undefined, "", "/");
});

it("the form restores all choices after a reload", () => {
  const { unmount } = open();
  fireEvent.click(box("striping"));
  fireEvent.click(box("other"));
  removeListeners();
  unmount();
  open();
  expect(chosen()).toEqual(["striping", "other"]);
});

it("the form checks the boxes of all services in the URL", () => {
  history.replaceState(undefined, "", "/contact?service=striping&service=other");
  open();
  expect(chosen()).toEqual(["striping", "other"]);
});

it("the form ignores unknown services in the URL", () => {
  history.replaceState(undefined, "", "/contact?service=striping&service=unknown");
  open();
  expect(chosen()).toEqual(["striping"]);
});

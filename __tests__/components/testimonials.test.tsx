import { screen } from "@testing-library/react";
import { Testimonials } from "../../src/components/sections/testimonials";
import { InLanguage } from "../../src/components/ui/page-language";
import { render } from "./with-words";

const review = (text: string, language: string | null, name = text) => ({
  name,
  text,
  language,
  location: { title: "Reno" },
  rating: 5,
  sample: false,
});
const ITEMS = [review("On time.", null), review("Muy puntuales.", "es")];

it.each([
  ["an English page", "en", ["", "es"]],
  ["a Spanish page", "es", ["en", ""]],
] as const)("on %s, only reviews in another language have a lang attribute", (_, language, expected) => {
  render(
    <InLanguage language={language}>
      <Testimonials heading="Reviews" items={ITEMS} />
    </InLanguage>,
  );
  const found = screen.getAllByRole("blockquote").map(({ lang }) => lang);
  expect(found).toEqual(expected);
});

it("renders two reviews of customers with the same name without a React error", () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  render(<Testimonials heading="Reviews" items={[review("On time.", null, "Maria G."), review("Neat work.", null, "Maria G.")]} />);
  expect(errors).not.toHaveBeenCalled();
  expect(screen.getAllByText("Maria G.")).toHaveLength(2);
  errors.mockRestore();
});

/** Tests the editor's preview when a page cannot render the edited content. */
import { render, screen } from "@testing-library/react";
import { SafePreview } from "../../../src/cms/decap/register-preview";

const Broken = () => {
  throw new Error("a value that no page expects");
};

it("shows a note if the preview fails, and renders the preview again after the next change", () => {
  // React logs the caught error.
  jest.spyOn(console, "error").mockImplementation();
  const { rerender } = render(
    <SafePreview>
      <Broken />
    </SafePreview>,
  );
  expect(screen.getByText("The preview cannot show this version. Nothing you typed is lost.")).toBeInTheDocument();
  rerender(
    <SafePreview>
      <h1>Fixed</h1>
    </SafePreview>,
  );
  expect(screen.getByRole("heading", { name: "Fixed" })).toBeInTheDocument();
  expect(screen.queryByText(/cannot show/)).toBeNull();
});

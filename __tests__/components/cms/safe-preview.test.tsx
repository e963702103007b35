/** Tests the editor's preview when a page cannot render the edited content. */
import { render, screen } from "@testing-library/react";
import { SafePreview } from "../../../src/cms/decap/register-preview";

const Broken = () => {
  throw new Error("a value that no page expects");
};

const renderBroken = () => {
  // React logs the caught error.
  jest.spyOn(console, "error").mockImplementation();
  return render(
    <SafePreview>
      <Broken />
    </SafePreview>,
  );
};

it("shows a note if the preview fails", () => {
  renderBroken();
  expect(screen.getByText("The preview cannot show this version. Nothing you typed is lost.")).toBeInTheDocument();
});

it("renders the preview again after the next change", () => {
  const { rerender } = renderBroken();
  rerender(
    <SafePreview>
      <h1>Fixed</h1>
    </SafePreview>,
  );
  expect(screen.getByRole("heading", { name: "Fixed" })).toBeInTheDocument();
  expect(screen.queryByText(/cannot show/)).toBeNull();
});

import { screen } from "@testing-library/react";
import { Hero } from "../../src/components/sections/hero";
import { render } from "./with-words";

const NOTICE = "Hablamos español.";

it("shows the notice between the heading and the text", () => {
  const { container } = render(<Hero heading="Sellado" notice={NOTICE} text="Entradas y estacionamientos." />);
  expect(container).toHaveTextContent(/^Sellado\s*Hablamos español\.\s*Entradas y estacionamientos\.$/);
});

it.each([undefined, null, ""])("renders no empty paragraph without a notice (%j)", (notice) => {
  render(<Hero heading="Sealing" notice={notice} text="Driveways and lots." />);
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(["Driveways and lots."]);
});

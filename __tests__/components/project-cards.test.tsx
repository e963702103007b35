import { screen } from "@testing-library/react";
import { ProjectCards } from "../../src/components/sections/project-cards";
import { render } from "./with-words";

it("renders two projects with the same title, and two stages of the same day, without a React error", () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const stages = ["Cleaned.", "Filled."].map((text) => ({ when: "Day 1", text }));
  const project = { title: "Driveway sealed", category: "Residential", stages };
  render(<ProjectCards projects={["In Reno.", "In Sparks."].map((scope) => ({ ...project, scope }))} />);
  expect(errors).not.toHaveBeenCalled();
  expect(screen.getAllByRole("heading", { name: "Driveway sealed" })).toHaveLength(2);
  errors.mockRestore();
});

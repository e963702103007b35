import { screen } from "@testing-library/react";
import { ProjectCards } from "../../src/components/sections/project-cards";
import { render } from "./with-words";

const PROJECT = { title: "Driveway sealed", scope: "In Reno.", category: "Residential" };

describe("without a React error", () => {
  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, "error").mockReturnValue();
  });
  afterEach(() => errors.mockRestore());

  it("renders two projects with the same title", () => {
    render(<ProjectCards projects={["In Reno.", "In Sparks."].map((scope) => ({ ...PROJECT, scope, stages: [] }))} />);
    expect(screen.getAllByRole("heading", { name: "Driveway sealed" })).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  });

  it("renders two stages of the same day", () => {
    const stages = ["Cleaned.", "Filled."].map((text) => ({ when: "Day 1", text }));
    render(<ProjectCards projects={[{ ...PROJECT, stages }]} />);
    expect(screen.getAllByText("Day 1")).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  });
});

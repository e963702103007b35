import { screen } from "@testing-library/react";
import { PostArticle } from "../../src/components/sections/post-article";
import { render, words } from "./with-words";

const draw = (updated?: string | null) =>
  render(
    <PostArticle
      title="How often"
      author="Mojave Blacktop"
      date="2025-10-01"
      updated={updated}
      callBox={{ heading: "Call us" }}
      phone="(702) 555-0142"
    >
      <p>Text.</p>
    </PostArticle>,
  );

it("says when the text last changed, as its structured data does", () => {
  draw("2025-12-24");

  expect(screen.getByText("December 24, 2025")).toHaveAttribute("datetime", "2025-12-24");
});

it.each([undefined, null, "2025-10-01"])("says only the post's date when it last changed on %s", (updated) => {
  draw(updated);

  expect(screen.getByText("October 1, 2025")).toHaveAttribute("datetime", "2025-10-01");
  expect(screen.queryByText(words.posts.updated.replace("{date}", "").trim(), { exact: false })).not.toBeInTheDocument();
});

import { createPages } from "../../../../src/build/gatsby/create-pages";

const run = async (answer: object) => {
  const createPage = jest.fn();
  const panic = jest.fn<never, [unknown, unknown]>();
  await createPages({ graphql: () => Promise.resolve(answer), actions: { createPage }, reporter: { panic } });
  return { createPage, panic };
};

const list = (...slugs: string[]) => ({
  nodes: slugs.map((slug) => ({ slug, path: `/x/${slug}` })),
});

describe("createPages", () => {
  it("creates each entry's page with its template", async () => {
    const { createPage, panic } = await run({ data: { services: list("a"), locations: list("b", "c"), posts: list("d") } });
    expect(panic).not.toHaveBeenCalled();
    expect(
      createPage.mock.calls.map(([page]: [{ path: string; component: string }]) => [page.path, page.component.replace(/^.*\//, "")]),
    ).toEqual([
      ["/x/a", "service.tsx"],
      ["/x/b", "location.tsx"],
      ["/x/c", "location.tsx"],
      ["/x/d", "post.tsx"],
      ["/blog/404", "saved-post.tsx"],
    ]);
  });

  it("stops the build with the errors of a failed query", async () => {
    const errors = [new Error("no such field")];
    const { createPage, panic } = await run({ errors });
    expect(panic).toHaveBeenCalledWith("The addresses of the pages could not be read", errors);
    expect(createPage).not.toHaveBeenCalled();
  });
});

/** Which runs of Gatsby have the gallery of components. */
import { createPages } from "../../../src/gatsby/create-pages";

type CreatePagesArgs = Parameters<typeof createPages>[0];

const nodes = { services: { nodes: [] }, locations: { nodes: [] }, posts: { nodes: [] } };

const pathsIn = async (command: string): Promise<readonly string[]> => {
  process.env.gatsby_executing_command = command;
  const createPage = jest.fn();
  const args: Pick<CreatePagesArgs, "graphql"> & { actions: Pick<CreatePagesArgs["actions"], "createPage"> } = {
    graphql: jest.fn().mockResolvedValue({ data: nodes }),
    actions: { createPage },
  };
  await createPages(args as CreatePagesArgs);
  return createPage.mock.calls.map(([{ path }]: [{ path: string }]) => path);
};

afterEach(() => {
  delete process.env.gatsby_executing_command;
});

it("is there in develop", async () => {
  expect(await pathsIn("develop")).toContain("/_kit");
});

it("is not in a build", async () => {
  expect(await pathsIn("build")).not.toContain("/_kit");
});

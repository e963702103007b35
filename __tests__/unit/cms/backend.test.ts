import { backendFrom } from "../../../src/cms/backend";

const LOGIN = "https://login.example.com";

it("the editor uses GitHub if the environment names a repository and a sign-in service", () => {
  const backend = backendFrom({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: `${LOGIN}/` });
  expect(backend).toEqual({ name: "github", repo: "owner/site", branch: "main", base_url: LOGIN, auth_endpoint: "auth" });
});

it.each([
  [undefined, "main"],
  ["", "main"],
  ["site", "site"],
])("with CMS_GITHUB_BRANCH %j, the editor uses the branch %s", (name, branch) => {
  const backend = backendFrom({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: LOGIN, CMS_GITHUB_BRANCH: name });
  expect(backend).toMatchObject({ branch });
});

it("editing is off if every variable is empty", () => {
  const empty = { CMS_PROXY_URL: "", CMS_GITHUB_REPO: "", CMS_OAUTH_BASE_URL: "", CMS_GITHUB_BRANCH: "" };
  expect(backendFrom(empty)).toBeUndefined();
});

it.each([
  ["a repository without an owner", { CMS_GITHUB_REPO: "site", CMS_OAUTH_BASE_URL: LOGIN }, "CMS_GITHUB_REPO"],
  ["a missing repository", { CMS_OAUTH_BASE_URL: LOGIN }, "CMS_GITHUB_REPO"],
  ["a missing sign-in service", { CMS_GITHUB_REPO: "owner/site" }, "CMS_OAUTH_BASE_URL"],
  ["a sign-in service without https", { CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: "http://a.example" }, "CMS_OAUTH_BASE_URL"],
])("the error for %s names the setting to fix", (_name, environment, setting) => {
  expect(() => backendFrom(environment)).toThrow(setting);
});

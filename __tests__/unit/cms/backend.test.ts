import { backendFrom } from "../../../src/cms/backend";

const LOGIN = "https://login.example.com";

it.each([LOGIN, `${LOGIN}/`, "https://Login.example.com", `${LOGIN}:443`])("the editor uses GitHub with the sign-in service %s", (url) => {
  const backend = backendFrom({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: url });
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
])("the error for %s names the setting to fix", (_name, environment, setting) => {
  expect(() => backendFrom(environment)).toThrow(setting);
});

it.each([
  ["without https", "http://a.example"],
  ["without a protocol", "a.example"],
  ["with a path", "https://a.example/oauth"],
  ["with a query", "https://a.example/?site=1"],
  ["with an anchor", "https://a.example/#sign-in"],
  ["with a user name", "https://user@a.example"],
])("refuses a sign-in service %s", (_, url) => {
  expect(() => backendFrom({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: url })).toThrow("CMS_OAUTH_BASE_URL");
});

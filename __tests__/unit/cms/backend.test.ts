import { backendFrom } from "../../../src/cms/backend";

it("returns no backend without settings", () => {
  expect(backendFrom({})).toBeUndefined();
});

it("uses GitHub if the environment names a repository and a sign-in service", () => {
  expect(backendFrom({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: "https://login.example.com/" })).toEqual({
    name: "github",
    repo: "owner/site",
    branch: "main",
    base_url: "https://login.example.com",
    auth_endpoint: "auth",
  });
});

it.each([
  ["a repository that is not owner/name", { CMS_GITHUB_REPO: "site", CMS_OAUTH_BASE_URL: "https://login.example.com" }, "CMS_GITHUB_REPO"],
  ["no repository", { CMS_OAUTH_BASE_URL: "https://login.example.com" }, "CMS_GITHUB_REPO"],
  ["no sign-in service", { CMS_GITHUB_REPO: "owner/site" }, "CMS_OAUTH_BASE_URL"],
  [
    "a sign-in service without https",
    { CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: "http://login.example.com" },
    "CMS_OAUTH_BASE_URL",
  ],
])("throws for %s", (_name, environment, setting) => {
  expect(() => backendFrom(environment)).toThrow(setting);
});

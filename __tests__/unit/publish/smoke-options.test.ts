import { smokeOptions } from "../../../scripts/lib/smoke-options";

const SITE_URL = "https://www.example.com";

it.each([
  [[], SITE_URL, false],
  [["--same"], SITE_URL, true],
  [["https://staging.example.com"], "https://staging.example.com", false],
  [["https://staging.example.com/"], "https://staging.example.com", false],
  [["http://127.0.0.1:9000", "--same"], "http://127.0.0.1:9000", true],
  [["--same", "https://staging.example.com"], "https://staging.example.com", true],
])("with the arguments %j, compares %s, only its build.json: %j", (args, site, isSameOnly) => {
  expect(smokeOptions(args, SITE_URL)).toEqual({ site, isSameOnly });
});

it.each([
  [["staging.example.com"]],
  [["localhost:9000"]],
  [["httpstaging.example.com"]],
  [["ftp://staging.example.com"]],
  [[""]],
  [["https://"]],
  [["https://staging.example.com", "https://www.example.com"]],
  [["https://staging.example.com", "same"]],
  [["--sane"]],
  [["--site=https://staging.example.com"]],
])("rejects the arguments %j", (args) => {
  expect(() => smokeOptions(args, SITE_URL)).toThrow(args.join(" ").split("=")[0]);
});

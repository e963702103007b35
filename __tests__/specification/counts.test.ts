import { expectations, missing } from "./rules/counts";
import { shipped } from "./rules/shipped";

const files = [...new Set(expectations.map(({ file }) => file))];

test.each(files)("%s meets the specification's requirements", (file) => {
  expect(missing(shipped).filter((line) => line.startsWith(`${file}:`))).toEqual([]);
});

test("every service, place and post of the specification is covered", () => {
  const covered = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`)).length;
  expect({ services: covered("services"), locations: covered("locations"), posts: covered("posts") }).toEqual({
    services: 14,
    locations: 7,
    posts: 17,
  });
});

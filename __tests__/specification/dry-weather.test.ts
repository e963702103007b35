import { DRY_WEATHER, otherDryWeather } from "./rules/dry-weather";
import { sentencesOf } from "../../src/content/lint/passages";
import { files } from "../../src/content/schema";
import { contentFiles, passagesOf } from "./rules/shipped";

test.each(contentFiles())("%s says how dry the asphalt must be in the one sentence", (file) => {
  expect(otherDryWeather(passagesOf(file))).toEqual([]);
});

test("the homeowner's page, the page of working lots and the notice to print say it, and nothing else does", () => {
  const says = (file: string) => passagesOf(file).some(({ text }) => sentencesOf(text).includes(DRY_WEATHER));
  expect(contentFiles().filter(says)).toEqual([
    "services/commercial-sealcoating.md",
    "services/residential-sealcoating.md",
    files.words.file,
    "settings/worksheets.yml",
  ]);
});

test.each([
  "Sealer wants 24 dry hours after the last pass.",
  "The pavement has been dry for 24 hours.",
  "No rain for 24 hours.",
  "Turn the sprinklers off the evening before.",
  "Keep irrigation off from the day before the work.",
])("the guard finds other words for it: %s", (text) => {
  expect(otherDryWeather([{ field: "text", line: 1, text }])).toHaveLength(1);
});

test.each([DRY_WEATHER, "Cars wait 24-48 hours.", "We answer within 24 hours.", "On a warm, dry day paint dries in an hour or so."])(
  "the guard leaves alone: %s",
  (text) => {
    expect(otherDryWeather([{ field: "text", line: 1, text }])).toEqual([]);
  },
);

import type { z } from "zod";
import { businessSchema } from "../../../src/content/schema/business";
import { serviceSchema } from "../../../src/content/schema/service";
import { validate } from "../../../src/content/validate";

const RENAMED: readonly [former: string, name: string, schema: z.ZodType][] = [
  ["licence", "license", businessSchema],
  ["access", "accessibleParking", serviceSchema],
];

it.each(RENAMED)("reports that %s was renamed to %s", (former, name, schema) => {
  const result = validate(schema, { file: "a.yml", data: { [former]: "value" }, lineOf: () => 3 });
  expect(result).toHaveProperty(
    "problems",
    expect.arrayContaining([
      {
        file: "a.yml",
        line: 3,
        field: former,
        expected: name,
        found: `a field named "${former}"`,
        fix: `${former} was renamed to ${name}: change the name, keep the value.`,
      },
    ]),
  );
});

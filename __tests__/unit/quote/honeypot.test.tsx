import { isTrapped } from "../../../src/quote/honeypot";

const fields = (website?: string): FormData => {
  const data = new FormData();
  data.append("name", "Ana");
  if (website !== undefined) data.append("website", website);
  return data;
};

it.each([
  [undefined, false],
  ["", false],
  ["https://spam.example", true],
  [" ", true],
])("takes the field with %j for a program's: %s", (website, trapped) => {
  expect(isTrapped(fields(website))).toBe(trapped);
});

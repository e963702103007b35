import { inSentence } from "../../../../src/content/format/in-sentence";

it.each([
  ["en", "Parking Lot Striping", "parking lot striping"],
  ["en", "ADA Markings", "ADA markings"],
  ["en", "Grade A Repairs", "grade a repairs"],
  ["es", "Sellado de asfalto", "sellado de asfalto"],
  ["es", "Área de Reno", "área de Reno"],
  ["es", "A domicilio", "a domicilio"],
  ["es", "O solo una capa", "o solo una capa"],
  ["es", "Bacheo", "bacheo"],
  ["es", "ADA: señales y marcas", "ADA: señales y marcas"],
  ["es", "PCC", "PCC"],
  ["es", "S1 y S2", "S1 y S2"],
  ["es", "3 capas", "3 capas"],
] as const)("in a sentence in %s, the title %j is %j", (language, title, text) => {
  expect(inSentence(title, language)).toBe(text);
});

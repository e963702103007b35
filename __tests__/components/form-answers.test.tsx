/** Tests which crack gauges' answers a contact page accepts: those of its own language, and of languages without a contact page. */
import { renderHook } from "@testing-library/react";
import { FrameData } from "../../src/cms/preview/gatsby";
import { PagePath } from "../../src/components/layout/nav-link";
import { useSite } from "../../src/components/layout/use-site";
import { pathsIn } from "../../src/content/entries/page-links";
import { settingsOf } from "../../src/content/settings";
import type { Content } from "../../src/content/schema";
import { routes } from "../../src/content/shared/routes";
import { fixture } from "../fixtures/content";

jest.mock("gatsby", () => jest.requireActual<object>("../../src/cms/preview/gatsby"));

const withGauge = (content: Content, title: string): Content => ({
  ...content,
  services: content.services.map((service) => ({
    ...service,
    crackGauge: service.crackGauge && { ...service.crackGauge, fill: { ...service.crackGauge.fill, title } },
  })),
});
const spanish = withGauge({ ...fixture, language: "es" }, "Rellénela");
const english = withGauge(fixture, "Fill it");

/** Returns the answers that the contact page at a path accepts. */
const answersOn = (path: string, ownFiles: Content["ownFiles"]): readonly string[] => {
  const nodes = [english, { ...spanish, ownFiles }].map((content) => ({
    lang: content.language,
    paths: pathsIn(content),
    value: settingsOf(content),
  }));
  const { result } = renderHook(() => useSite(), {
    wrapper: ({ children }) => (
      <FrameData.Provider value={{ allSettings: { nodes } }}>
        <PagePath.Provider value={path}>{children}</PagePath.Provider>
      </FrameData.Provider>
    ),
  });
  return result.current.formAnswers;
};

const all = fixture.ownFiles;
const withoutContact = all.filter((name) => name !== "contactPage");

it.each([
  ["the English page accepts English answers", routes.contact, all, "Fill it"],
  ["the Spanish page accepts Spanish answers", `/es${routes.contact}`, all, "Rellénela"],
  ["without a Spanish page, the English page accepts Spanish answers", routes.contact, withoutContact, "Rellénela"],
  ["without a Spanish page, the English page still accepts English answers", routes.contact, withoutContact, "Fill it"],
])("%s", (_, path, ownFiles, title) => {
  expect(answersOn(path, ownFiles)).toContain(title);
});

it.each([
  ["the English page rejects Spanish answers if there is a Spanish page", routes.contact, "Rellénela"],
  ["the Spanish page rejects English answers", `/es${routes.contact}`, "Fill it"],
])("%s", (_, path, title) => {
  expect(answersOn(path, all)).not.toContain(title);
});

it("lists an answer only once if two languages share it", () => {
  const answers = answersOn(routes.contact, withoutContact);
  expect(answers).toEqual([...new Set(answers)]);
});

import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import { inEnglish, inLanguage, languageOf, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { RESERVED_PATHS } from "../../content/shared/routes";
import { required } from "../../content/shared/required";
import { PagePath } from "./nav-link";

type Part<Name extends keyof Queries.SiteFrameQuery> = Omit<Queries.SiteFrameQuery[Name]["nodes"][number], "lang">;

/** The company's facts, the menus and the words. */
export interface Site {
  readonly business: Part<"allBusiness">;
  readonly navigation: Part<"allNavigation">;
  readonly words: Part<"allWords">;
  /** With whether all of it is a sample. */
  readonly company: Part<"allCompany"> & { readonly isSample: boolean };
  /** Address of this page. */
  readonly path: string;
  readonly language: Language;
  /** The languages that this page is in, English first. */
  readonly languages: readonly Language[];
  /** Gives the address of a page in the language of this one, where there is such a page. */
  readonly link: (path: string) => string;
  /** The least a job costs, in dollars. */
  readonly minimum: number | undefined;
}

const partIn = <Node extends { readonly lang: string }>(
  { nodes }: { readonly nodes: readonly Node[] },
  language: Language,
  name: string,
): Node =>
  required(
    nodes.find(({ lang }) => lang === language),
    name,
  );

/** Tells whether a page is an answer to unknown addresses. */
const isAnswer = (path: string): boolean => RESERVED_PATHS.includes(inEnglish(path));

/** Gives the company's facts, the menus and the words in the language of the page around. They are one small file that every page shares. */
export const useSite = (): Site => {
  const path = useContext(PagePath);
  const language = languageOf(path);
  const { allBusiness, allCompany, allFacts, allNavigation, allWords } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      allBusiness {
        nodes {
          lang
          name
          shortName
          phone
          email
          siteUrl
          timeZone
          license
          address {
            locality
            region
            country
          }
          hours {
            days
            opens
            closes
          }
          responseHours
          warrantyYears
          sample
          areas {
            title
            path
            slug
          }
          social {
            facebook
            instagram
            google
            yelp
          }
          defaults {
            title
            description
            picture {
              alt
            }
          }
        }
      }
      allFacts {
        nodes {
          lang
          prices {
            minimum
          }
        }
      }
      allCompany {
        nodes {
          lang
          since
          licenseClass
          licenseLimit
          insurance
          workersCompensation
          certificateOnRequest
          answers {
            ...Answers
          }
          payment
          deposit
          languages
          papers {
            name
            url
          }
          textPhone
          booking
          reviews {
            name
            url
          }
          leadTime {
            low
            high
            written
          }
          warranty {
            claim
          }
        }
      }
      allWords {
        nodes {
          lang
          ...PageWords
        }
      }
      allNavigation {
        nodes {
          lang
          pages
          header {
            home {
              label
              to
            }
            services {
              ...NavGroup
            }
            areas {
              ...NavGroup
            }
            links {
              label
              to
            }
          }
          footer {
            quick {
              label
              to
            }
            services {
              label
              to
            }
            legal {
              label
              to
            }
          }
        }
      }
    }

    fragment NavGroup on NavGroup {
      label
      links {
        label
        to
      }
      all {
        label
        to
      }
    }
  `);
  const pages = new Set(allNavigation.nodes.flatMap((navigation) => navigation.pages));
  const others = isAnswer(path) ? [] : TRANSLATIONS.filter((other) => pages.has(inLanguage(path, other)));
  const business = partIn(allBusiness, language, "business.yml");
  return {
    business,
    navigation: partIn(allNavigation, language, "navigation.yml"),
    words: partIn(allWords, language, "words.yml"),
    company: { ...partIn(allCompany, language, "company.yml"), isSample: business.sample },
    path,
    language,
    languages: ["en", ...others],
    link: (to) => (pages.has(inLanguage(to, language)) ? inLanguage(to, language) : to),
    minimum: partIn(allFacts, language, "facts.yml").prices.minimum ?? undefined,
  };
};

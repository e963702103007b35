import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../content/shared/required";

/** The company's facts, the menus and the words. */
export interface Site {
  readonly business: NonNullable<Queries.SiteFrameQuery["business"]>;
  readonly navigation: NonNullable<Queries.SiteFrameQuery["navigation"]>;
  readonly words: NonNullable<Queries.SiteFrameQuery["words"]>;
  /** With whether all of it is a sample. */
  readonly company: NonNullable<Queries.SiteFrameQuery["company"]> & { readonly isSample: boolean };
  /** The least a job costs, in dollars. */
  readonly minimum: number | undefined;
}

/** Gives the company's facts, the menus and the words. They are one small file that every page shares. */
export const useSite = (): Site => {
  const { business, company, facts, navigation, words } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      business {
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
      facts {
        prices {
          minimum
        }
      }
      company {
        since
        licenseClass
        licenseLimit
        insurance
        workersCompensation
        certificateOnRequest
        answers {
          sealer
          mix
          coverage
          sealant
          water
          crew
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
      words {
        ...PageWords
      }
      navigation {
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
  return {
    business: required(business, "business.yml"),
    navigation: required(navigation, "navigation.yml"),
    words: required(words, "words.yml"),
    company: { ...required(company, "company.yml"), isSample: business?.sample ?? false },
    minimum: facts?.prices.minimum ?? undefined,
  };
};

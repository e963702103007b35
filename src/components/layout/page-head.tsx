import { Helmet } from "react-helmet";
import { inLanguage, LANGUAGES } from "../../content/shared/languages";
import { headFor } from "../../seo/head";
import type { HeadPage } from "../../seo/page";
import { useSite } from "./use-site";

/** Renders the page's title, `<meta>` and `<link>` tags, and JSON-LD. */
export const PageHead = (page: HeadPage) => {
  const { business, language, languages } = useSite();
  const path = inLanguage(page.path, language);
  const { title, meta, link, jsonLd } = headFor({ ...page, path, languages }, business);
  return (
    <Helmet htmlAttributes={{ lang: LANGUAGES[language].tag }}>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
      {link.map((tag) => (
        <link key={[tag.rel, tag.hrefLang, tag.href].join(" ")} {...tag} />
      ))}
      {jsonLd && <script type="application/ld+json">{jsonLd}</script>}
    </Helmet>
  );
};

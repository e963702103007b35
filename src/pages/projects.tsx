import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { CallToAction } from "../components/sections/call-to-action";
import { Hero } from "../components/sections/hero";
import { ProjectCards } from "../components/sections/project-cards";
import { Band } from "../components/ui/band";
import { routes } from "../content/shared/routes";
import { required } from "../content/shared/required";
import { useSite } from "../components/layout/use-site";
import { nowrap } from "../content/format/nowrap";
import * as styles from "./projects.module.css";

const ProjectsPage = ({ data }: PageProps<Queries.ProjectsPageQuery>) => {
  const page = required(data.projectsPage, "pages/projects.yml");
  const projects = data.allProject.nodes;
  const { phone } = useSite().business;
  return (
    <>
      <PageHead path={routes.projects} {...page.seo} sharePicture={page.hero.picture} />
      <Hero heading={page.hero.heading} text={page.hero.text} surface={page.hero.picture} />
      {projects.length > 0 && (
        <Band>
          <ProjectCards projects={projects} />
          {page.note && <p className={styles.note}>{nowrap(page.note)}</p>}
        </Band>
      )}
      <CallToAction {...page.callToAction} phone={phone} />
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage($lang: String = "en") {
    projectsPage(lang: { eq: $lang }) {
      ...QuietHeroPage
      note
      callToAction {
        ...CallToAction
      }
    }
    allProject(filter: { lang: { eq: $lang } }, sort: { position: ASC }) {
      nodes {
        title
        scope
        stages {
          when
          text
        }
        surface
        size
        product
        trouble
        category
        picture {
          ...Picture
        }
        before {
          ...Picture
        }
      }
    }
  }
`;

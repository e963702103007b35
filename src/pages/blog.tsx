import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Hero } from "../components/sections/hero";
import { LinkList } from "../components/sections/link-list";
import { PostCard, PostCards } from "../components/sections/post-cards";
import { routes } from "../content/routes";
import { required } from "../site/required";
import * as styles from "./page.module.css";

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const page = required(data.blogPage, "blog.yml");
  return (
    <>
      <PageHead path={routes.blog} {...page.seo} pictureAlt={page.hero.picture?.alt} />
      <Hero heading={page.hero.heading} text={page.hero.text} />
      <div className={styles.band}>
        <PostCards>
          {data.listed.nodes.map((post) => (
            <PostCard key={post.slug} {...post} />
          ))}
        </PostCards>
      </div>
      <LinkList {...page.guides} links={data.guides.nodes.map(({ excerpt, ...post }) => ({ ...post, summary: excerpt }))} />
    </>
  );
};

export default BlogPage;

export const query = graphql`
  query BlogPage {
    blogPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      guides {
        ...SectionHeading
      }
    }
    listed: allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
    guides: allPost(filter: { listed: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        title
        path
        excerpt
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";
import { Worksheets } from "../worksheets/worksheets";
import { PostPage } from "./post-page";

/** Page of a post that offers sheets to fill in. */
const WorksheetsPostPage = ({ data }: PageProps<Queries.WorksheetsPostPageQuery>) => {
  const { business, company, minimum } = useSite();
  const { sheets, parkingSheet, ...post } = required(data.post, "The post");
  const worksheets = required(data.worksheets, "worksheets.yml");
  const known = { company, license: business.license, minimum };
  return (
    <PostPage
      post={post}
      data={data}
      worksheets={<Worksheets {...worksheets} sheets={sheets} parkingSheet={parkingSheet} known={known} />}
    />
  );
};

export default WorksheetsPostPage;

export const query = graphql`
  query WorksheetsPostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...PostPage
      sheets {
        ...Sheet
      }
      parkingSheet {
        ...ParkingSheet
      }
    }
    worksheets {
      ...WorksheetWords
    }
    ...PostPageData
  }
`;

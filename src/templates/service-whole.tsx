import { graphql, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/sections/before-after";
import { MainList } from "../components/views/main-list";
import { required } from "../content/required";
import { WorksheetsServicePage } from "./service-worksheets";

/** Page of a service that shows a pair of pictures and offers sheets to fill in, whatever its list: rare enough for one template. */
const WholeServicePage = ({ data }: PageProps<Queries.WholeServicePageQuery>) => {
  const { beforeAfter, listKind, ...service } = required(data.service, "The service");
  return (
    <WorksheetsServicePage
      service={service}
      data={data}
      mainList={<MainList kind={listKind} list={service.list} />}
      beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
    />
  );
};

export default WholeServicePage;

export const query = graphql`
  query WholeServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      listKind
      ...PairService
      ...WorksheetsService
    }
    ...WorksheetsServiceData
  }
`;

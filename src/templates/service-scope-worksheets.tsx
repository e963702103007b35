import { graphql, type PageProps } from "gatsby";
import { ScopeList } from "../components/sections/scope-list";
import { required } from "../content/required";
import { WorksheetsServicePage } from "./service-worksheets";

/** Page of a service that is described by its scope and offers sheets to fill in. */
const ScopeWorksheetsPage = ({ data }: PageProps<Queries.ScopeWorksheetsPageQuery>) => {
  const service = required(data.service, "The service");
  return <WorksheetsServicePage service={service} data={data} mainList={<ScopeList {...service.list} />} />;
};

export default ScopeWorksheetsPage;

export const query = graphql`
  query ScopeWorksheetsPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...WorksheetsService
    }
    ...WorksheetsServiceData
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Steps } from "../components/sections/steps";
import { required } from "../content/required";
import { WorksheetsServicePage } from "./service-worksheets";

/** Page of a service that is described by steps and offers sheets to fill in. */
const StepsWorksheetsPage = ({ data }: PageProps<Queries.StepsWorksheetsPageQuery>) => {
  const service = required(data.service, "The service");
  return <WorksheetsServicePage service={service} data={data} mainList={<Steps {...service.list} />} />;
};

export default StepsWorksheetsPage;

export const query = graphql`
  query StepsWorksheetsPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...WorksheetsService
    }
    ...WorksheetsServiceData
  }
`;

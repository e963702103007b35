import { graphql, type PageProps } from "gatsby";
import { ServiceCards } from "../components/sections/service-cards";
import { required } from "../content/required";
import { WorksheetsServicePage } from "./service-worksheets";

/** Page of a service that is described by services and offers sheets to fill in. */
const ServicesWorksheetsPage = ({ data }: PageProps<Queries.ServicesWorksheetsPageQuery>) => {
  const service = required(data.service, "The service");
  return <WorksheetsServicePage service={service} data={data} mainList={<ServiceCards {...service.list} ground="sand" />} />;
};

export default ServicesWorksheetsPage;

export const query = graphql`
  query ServicesWorksheetsPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...WorksheetsService
    }
    ...WorksheetsServiceData
  }
`;

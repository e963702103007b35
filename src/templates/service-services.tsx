import { graphql, type PageProps } from "gatsby";
import { ServiceCards } from "../components/sections/service-cards";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is a group of services. */
const ServicesServicePage = ({ data }: PageProps<Queries.ServicesServicePageQuery>) => {
  const service = required(data.service, "The service");
  return <ServicePage service={service} costs={data} mainList={<ServiceCards {...service.list} ground="sand" />} />;
};

export default ServicesServicePage;

export const query = graphql`
  query ServicesServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...ServicePage
    }
    ...Costs
  }
`;

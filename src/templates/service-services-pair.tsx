import { graphql, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/sections/before-after";
import { ServiceCards } from "../components/sections/service-cards";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is described by services and shows a pair of pictures. */
const ServicesPairPage = ({ data }: PageProps<Queries.ServicesPairPageQuery>) => {
  const { beforeAfter, ...service } = required(data.service, "The service");
  return (
    <ServicePage
      service={service}
      costs={data}
      mainList={<ServiceCards {...service.list} ground="sand" />}
      beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
    />
  );
};

export default ServicesPairPage;

export const query = graphql`
  query ServicesPairPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...PairService
    }
    ...Costs
  }
`;

import { graphql, type PageProps } from "gatsby";
import { ScopeList } from "../components/sections/scope-list";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is described by its scope. */
const ScopeServicePage = ({ data }: PageProps<Queries.ScopeServicePageQuery>) => {
  const service = required(data.service, "The service");
  return <ServicePage service={service} costs={data} mainList={<ScopeList {...service.list} />} />;
};

export default ScopeServicePage;

export const query = graphql`
  query ScopeServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...ServicePage
    }
    ...Costs
  }
`;

import { graphql, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/sections/before-after";
import { ScopeList } from "../components/sections/scope-list";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is described by its scope and shows a pair of pictures. */
const ScopePairPage = ({ data }: PageProps<Queries.ScopePairPageQuery>) => {
  const { beforeAfter, ...service } = required(data.service, "The service");
  return (
    <ServicePage
      service={service}
      costs={data}
      mainList={<ScopeList {...service.list} />}
      beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
    />
  );
};

export default ScopePairPage;

export const query = graphql`
  query ScopePairPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...PairService
    }
    ...Costs
  }
`;

import { graphql, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/sections/before-after";
import { Steps } from "../components/sections/steps";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is done in steps and shows a pair of pictures. */
const StepsPairPage = ({ data }: PageProps<Queries.StepsPairPageQuery>) => {
  const { beforeAfter, ...service } = required(data.service, "The service");
  return (
    <ServicePage
      service={service}
      costs={data}
      mainList={<Steps {...service.list} />}
      beforeAfter={beforeAfter && <BeforeAfter {...beforeAfter} />}
    />
  );
};

export default StepsPairPage;

export const query = graphql`
  query StepsPairPage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...PairService
    }
    ...Costs
  }
`;

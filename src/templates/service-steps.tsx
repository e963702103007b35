import { graphql, type PageProps } from "gatsby";
import { Steps } from "../components/sections/steps";
import { required } from "../content/required";
import { ServicePage } from "./service";

/** Page of a service that is done in steps. */
const StepsServicePage = ({ data }: PageProps<Queries.StepsServicePageQuery>) => {
  const service = required(data.service, "The service");
  return <ServicePage service={service} costs={data} mainList={<Steps {...service.list} />} />;
};

export default StepsServicePage;

export const query = graphql`
  query StepsServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      ...ServicePage
    }
    ...Costs
  }
`;

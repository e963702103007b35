import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { required } from "../content/required";
import { useSite } from "../components/layout/use-site";
import { Worksheets } from "../worksheets/worksheets";
import { ServicePage } from "./service";

interface WorksheetsServicePageProps {
  readonly service: Queries.WorksheetsServiceFragment;
  readonly data: Queries.WorksheetsServiceDataFragment;
  /** The main list, drawn. */
  readonly mainList: ReactNode;
  /** A pair of pictures, drawn. */
  readonly beforeAfter?: ReactNode;
}

/** Page of a service that offers sheets to fill in. Each kind of main list has a template of its own here too. */
export const WorksheetsServicePage = ({
  service: { sheets, parkingSheet, ...service },
  data,
  mainList,
  beforeAfter,
}: WorksheetsServicePageProps) => {
  const { business, company, minimum } = useSite();
  const worksheets = required(data.worksheets, "worksheets.yml");
  const known = { company, license: business.license, minimum };
  return (
    <ServicePage
      service={service}
      costs={data}
      mainList={mainList}
      beforeAfter={beforeAfter}
      worksheets={<Worksheets {...worksheets} sheets={sheets} parkingSheet={parkingSheet} known={known} />}
    />
  );
};

export const worksheetsServiceFragment = graphql`
  fragment WorksheetsService on Service {
    ...ServicePage
    sheets {
      ...Sheet
    }
    parkingSheet {
      ...ParkingSheet
    }
  }

  fragment WorksheetsServiceData on Query {
    worksheets {
      ...WorksheetWords
    }
    ...Costs
  }
`;

import { graphql } from "gatsby";

export const sheetFragment = graphql`
  fragment Sheet on Sheet {
    name
    title
    blocks {
      heading
      text
      fields {
        label
        kind
      }
      table {
        columns
        rows
      }
      dates {
        before
        dayBefore
        passed
        days
      }
      drawing
      company
      points
    }
  }
`;

export const parkingSheetFragment = graphql`
  fragment ParkingSheet on ParkingSheet {
    heading
    text
    table {
      total
      accessible
      vans
      over
      percent
      plus
      oneIn
    }
    title
    count {
      lot
      spaces
      accessible
      vans
      others
      unclear
      fraction
      none
      tooLarge
    }
    sizes {
      heading
      car
      van
      clearance
      slope
      aisle
    }
    signs {
      heading
      symbol
      van
      small
      state {
        sign
        sideLoading
        loading
        source
      }
    }
    limits {
      heading
      outpatient
      rehabilitation
      points
    }
  }
`;

export const worksheetWordsFragment = graphql`
  fragment WorksheetWords on Worksheets {
    heading
    text
    print
  }
`;

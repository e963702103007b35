import { graphql } from "gatsby";

/** The words that pages show. Those of files and of the server stay out of the browser. */
export const pageWordsFragment = graphql`
  fragment PageWords on Words {
    header {
      skip
      main
      menu
    }
    buttons {
      estimate
      call
      callShort
      quote
    }
    callBar {
      label
    }
    footer {
      quick
      services
      hours
      serving
      copyright
      pictures
      social
      facebook
      instagram
      google
      yelp
    }
    crumbs {
      label
      home
      services
      locations
      posts
    }
    contact {
      phone
      email
      place
      town
      hours
      license
      licenseNumber
    }
    photos {
      text
      email
      subject
      lines
    }
    time {
      hour
      hours
      open
      closed
    }
    promises {
      licensed
      warranty
      answer
    }
    trust {
      heading
      sample
      since
      sinceYear
      licenseClass
      licenseLimit
      insurance
      compensation
      certificate
      leadTime
      week
      weeks
      leadTimeNow
      minimum
      ...Answers
      payment
      deposit
      languages
      papers
      booking
      book
      reviews
      warranty
      warrantyTerms
      people
      truck
      terms
      covers
      excludes
      claim
    }
    form {
      label
      name
      email
      phone
      service
      message
      required
      choose
      services {
        commercialSealcoating
        residentialSealcoating
        crackFilling
        striping
        asphaltRepair
        other
      }
      photos
      photo
      photosHint
      photosTogetherHint
      trap
      send
      sending
      noScript
      notSent
      slow
      photoSize
      photoRemove
    }
    received {
      title
      text
      next
      notifications
    }
    posts {
      back
      updated
      more
      moreOf
      loading
      missing
      title
      contents
      filter
    }
    projects {
      filter
      all
      choice
      residential
      commercial
      repair
      surface
      size
      product
      trouble
    }
    lists {
      services
      before
      after
      handle
      share
      related
      relatedServices
      relatedLocations
      relatedPosts
    }
    reviews {
      from
      by
      stars
      sample
    }
    map {
      drawing
      open
      note
      link
      frame
    }
    privacy {
      changed
    }
  }

  fragment Answers on Answers {
    sealer
    mix
    coverage
    sealant
    water
    crew
  }
`;

import { graphql } from "../../gql";

export const MY_WINDOWS = graphql(`
  query MyWindows {
    me {
      id
    }
    project {
      ...KeptProject_project @unmask
    }
  }
`);

export const SAVE_PROJECT = graphql(`
  mutation SaveProject($input: SaveProjectInput!) {
    saveProject(input: $input) {
      project {
        ...KeptProject_project @unmask
      }
      conflicts {
        key
        reason
        version
        fields {
          field
        }
      }
    }
  }
`);

graphql(`
  fragment KeptProject_project on Project {
    id
    version
    rooms {
      id
      key
      version
      name
    }
    windows {
      id
      key
      version
      name
      roomKey
      kind
      bayParts {
        width
        angle
      }
      widthTop
      widthMiddle
      widthBottom
      dropLeft
      dropCentre
      dropRight
      diagonalDown
      diagonalUp
      depth
      glassWidth
      glassHeight
      heightFromFloorMm
      substrate
      opening
      handleMm
      handleFromGlassMm
      sealMm
      beadMm
      roofWindow
      obstructions
      photo {
        id
      }
    }
  }
`);

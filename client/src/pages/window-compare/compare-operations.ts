import { graphql } from "../../gql";

graphql(`
  fragment ComparedWindow_window on ProjectWindow {
    id
    key
    optionsVersion
    options {
      ...WindowOption_option @unmask
      product {
        id
        features
        specifications {
          name
          value
        }
        deliveryNote
        leadTimeDays
      }
    }
  }
`);

/** The windows of the visitor with what is considered for each. */
export const WINDOW_OPTIONS = graphql(`
  query WindowOptions {
    project {
      id
      rooms {
        id
        key
        name
      }
      windows {
        id
        key
        name
        roomKey
        ...ComparedWindow_window @unmask
      }
    }
  }
`);

export const COPY_OPTION = graphql(`
  mutation CopyWindowOption($input: CopyWindowOptionInput!) {
    copyWindowOption(input: $input) {
      copies {
        windowKey
        option {
          id
          width
          height
          totalPence
        }
        changes {
          label
          from
          to
        }
        refusal {
          reason
          message
        }
      }
      windows {
        ...ComparedWindow_window @unmask
      }
    }
  }
`);

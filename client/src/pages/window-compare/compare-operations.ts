import { graphql } from "../../gql";

graphql(`
  fragment ComparedWindow_window on ProjectWindow {
    id
    key
    optionsVersion
    options {
      id
      isChosen
      width
      height
      material
      color
      customizations {
        name
        value
      }
      choices {
        name
        value
        label
        valueLabel
      }
      making {
        summary
      }
      totalPence
      refusal
      product {
        id
        slug
        name
        family
        variant
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

export const CHOOSE_OPTION = graphql(`
  mutation ChooseWindowOption($input: ChooseWindowOptionInput!) {
    chooseWindowOption(input: $input) {
      window {
        ...ComparedWindow_window @unmask
      }
      errors {
        ...PayloadError @unmask
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

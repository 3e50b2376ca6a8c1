import { graphql } from "../../gql";

graphql(`
  fragment WindowOption_option on WindowOption {
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
    }
  }
`);

// Neither reads the window: the whole page is read after it, so that choices and sums change together.
export const CHOOSE_OPTION = graphql(`
  mutation ChooseOption($input: ChooseWindowOptionInput!) {
    chooseWindowOption(input: $input) {
      window {
        id
      }
    }
  }
`);

export const REMOVE_OPTION = graphql(`
  mutation RemoveOption($input: RemoveWindowOptionInput!) {
    removeWindowOption(input: $input) {
      window {
        id
      }
    }
  }
`);

export { ContentList as list } from "./ContentList";
export { ContentPage as show } from "./ContentPage";

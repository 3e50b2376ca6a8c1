/**
 * Runs in the page, after GraphiQL's own script. Opens examples in tabs: one tab per example, which is reused. GraphiQL's bundle has no
 * interface for that, so a press of its "New tab" button and Monaco, the library of its editors, take the place of one.
 */
export const OPEN_EXAMPLES = `
  const { examples: all, unknown, first: firstName } = JSON.parse(document.getElementById("examples").textContent);
  const examples = new Map(Object.entries(all));
  const panel = document.getElementById("panel");
  const about = document.getElementById("about");
  const narrow = matchMedia("(max-width: 760px)");
  const links = [...document.querySelectorAll("nav a")];
  const nameIn = (url) => new URL(url, location).searchParams.get("example");
  const tabs = () => [...document.querySelectorAll(".graphiql-tab-button")];
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const textOf = (variables) => (variables ? JSON.stringify(variables, null, 2) : "");
  const titleOf = ({ document }) => /^(?:query|mutation|subscription) (\\w+)/m.exec(document)?.[1] ?? "<untitled>";

  /** Replaces the text of an editor; its undo brings the former text back. */
  function write(file, text) {
    const model = monaco.editor.getModels().find(({ uri }) => uri.path.endsWith(file));
    if (model.getValue() !== text)
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
  }

  async function openTab(example) {
    const open = tabs().find((tab) => tab.textContent === titleOf(example));
    (open ?? document.querySelector(".graphiql-tab-add")).click();
    await settled();
    write("operation.graphql", example.document);
    write("variables.json", textOf(example.variables));
  }

  function describe(name) {
    const example = examples.get(name);
    about.innerHTML = example?.about ?? unknown;
    document.title = (example?.title ?? "No such example") + " - GraphiQL";
    for (const link of links) {
      const isCurrent = nameIn(link.href) === name;
      if (isCurrent) {
        link.setAttribute("aria-current", "page");
        link.closest("details").open = true;
      } else link.removeAttribute("aria-current");
    }
  }

  async function show(name) {
    describe(name);
    if (examples.has(name)) await openTab(examples.get(name));
  }

  function choose(event) {
    const link = event.target.closest("a");
    const name = link && nameIn(link.href);
    if (!name || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    if (narrow.matches) panel.open = false;
    void show(name);
  }

  if (narrow.matches) panel.open = false;
  document.querySelector(".list").addEventListener("click", choose);
  about.addEventListener("click", choose);
  addEventListener("popstate", () => void show(nameIn(location) ?? firstName));

  const named = nameIn(location);
  const hasTabs = localStorage.getItem("graphiql:tabState") !== null;
  describe(named ?? firstName);
  // The page's own path is the endpoint. Named in the options, it would be that of subscriptions too.
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById("graphiql"), {
    title: "GraphiQL",
    subscriptionsEndpoint: new URL("/graphql/stream", location).href,
    subscriptionsProtocol: "GRAPHQL_SSE",
    defaultTabs: [{ query: (examples.get(named) ?? examples.get(firstName)).document }],
    // GraphiQL would write the operation into the URL, where a GET runs it.
    onEditQuery() {},
  });
  // Without a name in the URL, the tabs of the last visit stay as they were.
  if (named !== null || !hasTabs)
    new MutationObserver((_, observer) => {
      if (monaco.editor.getEditors().length < 4) return;
      observer.disconnect();
      void show(named ?? firstName);
    }).observe(document.getElementById("graphiql"), { childList: true, subtree: true });`;

import { SANDBOX_HEADER } from "../../http/sessions/sessions.js";

/** Origin of Apollo's frame with Sandbox. */
export const EMBED = "https://sandbox.embed.apollographql.com";

/** Version of @apollo/sandbox whose message protocol the relay implements. */
const PROTOCOL = "2.7.4";

/**
 * Relays messages between the page and Apollo's frame, instead of Apollo's own script: that would run with the rights of the
 * shop's pages, could not talk to its frame from a sandbox, and responds to any window. The frame may send three messages and
 * gets responses of /graphql; it chooses no URL, header or cookie. The header gives its operations a separate session, so
 * that its cart lasts and the shopper's is out of reach.
 */
export const RELAY = `
  const { document: operation, variables } = JSON.parse(document.getElementById("example").textContent);
  const frame = document.getElementById("sandbox");
  if (matchMedia("(max-width: 760px)").matches) document.getElementById("panel").open = false;
  const ask = async (operation) => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "${SANDBOX_HEADER}": "1" },
      body: JSON.stringify(operation),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const answers = {
    async ExplorerListeningForHandshake() {
      document.getElementById("offline").hidden = true;
      frame.style.visibility = "visible";
      return { name: "HandshakeResponse", parentHref: location.origin + "/sandbox" };
    },
    async IntrospectionQueryWithHeaders({ introspectionRequestBody, operationId }) {
      const { query, operationName } = JSON.parse(introspectionRequestBody);
      const { data, errors } = await ask({ query, operationName });
      return errors ? { name: "SchemaError", errors, operationId } : { name: "SchemaResponse", schema: data, operationId };
    },
    async ExplorerRequest({ operation: query, variables, operationName, operationId }) {
      const response = await ask({ query, variables, operationName }).catch(({ message }) => ({ error: { message } }));
      return { name: "ExplorerResponse", operationId, response: { ...response, headers: {}, hasNext: false } };
    },
  };
  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== "${EMBED}" || !Object.hasOwn(answers, data?.name)) return;
    source.postMessage(await answers[data.name](data), origin);
  });
  frame.src = "${EMBED}/sandbox/explorer?" + [
    "endpoint=" + encodeURIComponent(location.origin + "/graphql"),
    "defaultDocument=" + encodeURIComponent(operation),
    "defaultVariables=" + encodeURIComponent(JSON.stringify(variables, null, 2)),
    "version=${PROTOCOL}",
    "endpointIsEditable=false",
    "hideCookieToggle=true",
    "parentSupportsSubscriptions=false",
    "runTelemetry=false",
    "shouldDefaultAutoupdateSchema=false",
  ].join("&");`;

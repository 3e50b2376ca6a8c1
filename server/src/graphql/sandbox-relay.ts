import { EXPLORER_HEADER } from "../http/sessions/sessions.js";

/** Where Apollo serves the frame of Sandbox. */
export const EMBED = "https://sandbox.embed.apollographql.com";

/** Whose messages the relay speaks: those of the package @apollo/sandbox of this version. */
const PROTOCOL = "2.7.4";

/**
 * Stands between the page and Apollo's frame, in place of Apollo's own script. That one would run with the rights of the shop's
 * pages; in a sandboxed frame it could not talk to the frame it opens, which inherits the sandbox; and it answers any window. The frame
 * may ask for three things and gets answers of /graphql, for no address, header or cookie of its choice. The header gives its
 * operations a session of their own, so that its cart lasts and the shopper's is out of its reach.
 */
export const RELAY = `
  const { document: operation, variables } = JSON.parse(document.getElementById("example").textContent);
  const frame = document.getElementById("sandbox");
  const ask = async (operation) => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "${EXPLORER_HEADER}": "1" },
      body: JSON.stringify(operation),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const answers = {
    async ExplorerListeningForHandshake() {
      document.getElementById("offline").hidden = true;
      frame.style.visibility = "visible";
      return { name: "HandshakeResponse", parentHref: location.origin + "/graphql" };
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

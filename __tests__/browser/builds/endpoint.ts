/** A server that takes quote requests, as a form service would. */
import { bodyText, listen } from "../../../scripts/lib/fakes/listen";

export interface Endpoint {
  readonly url: string;
  /** The fields of each request that came in. */
  readonly received: URLSearchParams[];
  /** The status it answers with from now on. */
  answer: number;
  /** Where it sends a plain form on to. */
  next: string;
  readonly close: () => Promise<void>;
}

/** Starts it on a free port of this machine. */
export const startEndpoint = async (): Promise<Endpoint> => {
  const received: URLSearchParams[] = [];
  const { url, close } = await listen(async (request, response) => {
    received.push(new URLSearchParams(await bodyText(request)));
    response.setHeader("access-control-allow-origin", "*");
    const isPlainForm = !request.headers.accept?.startsWith("application/json");
    if (isPlainForm) response.writeHead(303, { location: endpoint.next }).end();
    else response.writeHead(endpoint.answer).end("{}");
  });
  const endpoint: Endpoint = {
    url: `${url}/quote`,
    received,
    answer: 200,
    next: "",
    close,
  };
  return endpoint;
};

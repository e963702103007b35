/** A fake form service. */
import { bodyText, listen } from "../../../scripts/lib/fakes/listen";

export interface Endpoint {
  readonly url: string;
  /** Fields of each received request. */
  readonly received: URLSearchParams[];
  /** Status of the responses to forms that JavaScript sends. */
  answer: number;
  /** Redirect target for forms that the browser posts without JavaScript. */
  next: string;
  readonly close: () => Promise<void>;
}

/** Starts the service on a free port. */
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

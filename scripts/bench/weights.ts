/** A DevTools protocol event in Lighthouse's log. */
export interface Message {
  method: string;
  params: object;
  targetType?: string;
}

interface Answer {
  requestId: string;
  type: string;
  response: {
    url: string;
    protocol?: string;
    headers: Readonly<Record<string, string>>;
    encodedDataLength: number;
  };
}

interface End {
  requestId: string;
  encodedDataLength: number;
}

/**
 * Returns the sizes of the bodies that the page fetches, as sent and without headers. Excludes requests of the service
 * worker.
 */
export function weigh(log: readonly Message[]): { kB: number; scriptKB: number; requests: number } {
  const own = log.filter(({ targetType = 'page' }) => targetType === 'page');
  const of = <Params>(method: string) =>
    own.filter((message) => message.method === method).map(({ params }) => params as Params);
  const answers = of<Answer>('Network.responseReceived').filter(({ response }) => /^http/.test(response.url));
  const plain = answers.find(({ response }) => response.protocol !== 'h2');
  if (plain) throw new Error(`${plain.response.url} came over ${plain.response.protocol} instead of HTTP/2.`);
  const sent = new Map(
    of<End>('Network.loadingFinished').map((end) => [end.requestId, end.encodedDataLength]),
  );
  const kB = (some: readonly Answer[]) =>
    some.reduce((sum, { requestId, response }) => sum + bodyOf(response, sent.get(requestId)), 0) / 1000;
  const scripts = answers.filter(({ type }) => type === 'Script');
  return { kB: kB(answers), scriptKB: kB(scripts), requests: answers.length };
}

/**
 * Returns the size of a body. Uses the length that the host announces, because the length in the first event of a
 * response may be the length of the headers or of the complete response. A body that is compressed while it is sent has
 * no announced length.
 */
function bodyOf({ headers, encodedDataLength }: Answer['response'], all = encodedDataLength): number {
  const announced = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length');
  return announced ? Number(announced[1]) : Math.max(0, all - encodedDataLength);
}

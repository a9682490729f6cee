/** What became of a link: it answers, a program is not told (look yourself), or it leads nowhere. */
type Verdict = 'ok' | 'look' | 'broken';

export interface LinkReport {
  url: string;
  verdict: Verdict;
  /** The status of the answer, or why there was none. */
  detail: string;
}

/** Hosts answer so to programs, whether or not there is a page: EUR-Lex sends 202 with a riddle for browsers. */
const GUARDED: readonly number[] = [202, 401, 403, 429, 503];

/** Asks for each address, one after the other so as not to press any host, and tells of each as it is known. */
export async function checkLinks(
  urls: readonly string[],
  { limitMs, tell }: { limitMs: number; tell: (report: LinkReport) => void },
): Promise<readonly LinkReport[]> {
  const reports: LinkReport[] = [];
  for (const url of urls) {
    const report = await checkLink(url, limitMs);
    tell(report);
    reports.push(report);
  }
  return reports;
}

async function checkLink(url: string, limitMs: number): Promise<LinkReport> {
  try {
    const head = await statusOf(url, 'HEAD', limitMs);
    // Some hosts do not know HEAD, or answer it otherwise.
    const status = verdictOn(head) === 'ok' ? head : await statusOf(url, 'GET', limitMs);
    return { url, verdict: verdictOn(status), detail: String(status) };
  } catch (error) {
    return { url, verdict: 'broken', detail: reasonOf(error) };
  }
}

async function statusOf(url: string, method: 'HEAD' | 'GET', limitMs: number): Promise<number> {
  const answer = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(limitMs) });
  await answer.body?.cancel();
  return answer.status;
}

function verdictOn(status: number): Verdict {
  if (GUARDED.includes(status)) return 'look';
  return status >= 200 && status < 300 ? 'ok' : 'broken';
}

/** Node hides the reason of a failed fetch in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

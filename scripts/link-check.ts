/** `ok`: the page exists. `look`: the host hides the page from programs, so a person must check. `broken`: no page. */
type Verdict = 'ok' | 'look' | 'broken';

export interface LinkReport {
  url: string;
  verdict: Verdict;
  /** The status of the response, or the reason for a missing response. */
  detail: string;
  /** False if the host did not answer. */
  isAnswered: boolean;
}

/**
 * Statuses that hosts send to programs even if the page exists. For example, EUR-Lex sends 202 with a challenge for
 * browsers.
 */
const GUARDED: readonly number[] = [202, 401, 403, 429, 503];

/** Requests the addresses one after another, to limit the load on hosts, and reports each result immediately. */
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
    // Some hosts do not support HEAD, or respond to it with another status.
    const status = verdictOn(head) === 'ok' ? head : await statusOf(url, 'GET', limitMs);
    return { url, verdict: verdictOn(status), detail: String(status), isAnswered: true };
  } catch (error) {
    return { url, verdict: 'broken', detail: reasonOf(error), isAnswered: false };
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

/** Returns the reason of a failed fetch, which Node stores in the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

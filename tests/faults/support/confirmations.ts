import type { TestEmail } from '../../e2e/support/email.ts';

/** Message of a confirmation, with the email address in its text. */
export interface Confirmation {
  at: number;
  email: string;
  word: 'saved' | 'delivered' | 'gone';
}

/** Runs in every page of the browser: records the messages of its confirmations. */
export const recordConfirmations = () => {
  const words = {
    'Saved on this device': 'saved',
    'Request sent': 'delivered',
    'No longer on this device': 'gone',
  } as const;
  let last = '';
  const read = () => {
    const confirmation = document.querySelector('div#contact-form');
    const heading = confirmation?.querySelector('h2')?.textContent as keyof typeof words | undefined;
    const facts = [...(confirmation?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    const [email] = /\S+@\S+\.example/.exec(facts.join(' ')) ?? [];
    const word = heading && words[heading];
    if (!word || !email) last = '';
    if (!word || !email || last === word + email) return;
    last = word + email;
    // Tests do not change this clock.
    const at = performance.timeOrigin + performance.now();
    (globalThis as unknown as { noteConfirmation(note: Confirmation): void }).noteConfirmation({
      at,
      email,
      word,
    });
  };
  new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Returns the confirmations that reported "delivered" before the service had accepted the submission. */
export function untrueConfirmations(said: readonly Confirmation[], email: TestEmail): string[] {
  return said
    .filter(({ word }) => word === 'delivered')
    .filter(({ at, email: address }) => {
      const ids = email
        .mails()
        .filter(({ template_params }) => template_params.email === address)
        .map(({ template_params }) => template_params.submission_id);
      return !email.log.some(
        (request) => request.accepted && ids.includes(request.submissionId ?? '') && request.at <= at,
      );
    })
    .map(({ email: address }) => `${address}: "delivered" without an OK`);
}

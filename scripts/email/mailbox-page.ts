import { escaped } from '#build/discovery/xml.ts';
import type { Mail } from './mailbox.ts';

/** Renders a message as HTML. Escapes all values, because text that visitors have typed must not become markup. */
function article(mail: Mail): string {
  const rows = Object.entries(mail.template_params).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(String(value))}</dd>`,
  );
  const facts = `${escaped(mail.receivedAt)} · ${escaped(mail.service_id)}`;
  return `<article><h2>${escaped(mail.template_id)}</h2><p>${facts}</p><dl>${rows.join('')}</dl></article>`;
}

/** Renders the mailbox as HTML, the newest message first. */
export function mailboxPage(mails: readonly Mail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title><style>
body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:1rem 0}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><h1>Mailbox</h1><p>${mails.length} accepted. Reload to see what has come since.</p>${[
    ...mails,
  ]
    .reverse()
    .map(article)
    .join('')}</body></html>`;
}

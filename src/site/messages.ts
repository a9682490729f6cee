import type { messageArguments } from './message-arguments.ts';

/** One line per file in locales/en. The compiler reads the message ids from these files. */
interface MessageFiles {
  common: typeof import('../../locales/en/common.json');
  home: typeof import('../../locales/en/home.json');
  forms: typeof import('../../locales/en/forms.json');
  limit: typeof import('../../locales/en/limit.json');
  insights: typeof import('../../locales/en/insights.json');
  reading: typeof import('../../locales/en/reading.json');
  analyzer: typeof import('../../locales/en/analyzer.json');
  results: typeof import('../../locales/en/results.json');
  outbox: typeof import('../../locales/en/outbox.json');
  about: typeof import('../../locales/en/about.json');
  legal: typeof import('../../locales/en/legal.json');
  guides: typeof import('../../locales/en/guides.json');
  authors: typeof import('../../locales/en/authors.json');
  blog: typeof import('../../locales/en/blog.json');
  support: typeof import('../../locales/en/support.json');
  reports: typeof import('../../locales/en/reports.json');
  'report-download': typeof import('../../locales/en/report-download.json');
  webinars: typeof import('../../locales/en/webinars.json');
  integrations: typeof import('../../locales/en/integrations.json');
  api: typeof import('../../locales/en/api.json');
  'roi-share': typeof import('../../locales/en/roi-share.json');
  deal: typeof import('../../locales/en/deal.json');
  'deal-documents': typeof import('../../locales/en/deal-documents.json');
  workflow: typeof import('../../locales/en/workflow.json');
  demo: typeof import('../../locales/en/demo.json');
  pricing: typeof import('../../locales/en/pricing.json');
  security: typeof import('../../locales/en/security.json');
  faq: typeof import('../../locales/en/faq.json');
  'design-partner': typeof import('../../locales/en/design-partner.json');
  'early-access': typeof import('../../locales/en/early-access.json');
  device: typeof import('../../locales/en/device.json');
  app: typeof import('../../locales/en/app.json');
  kiosk: typeof import('../../locales/en/kiosk.json');
  'not-found': typeof import('../../locales/en/not-found.json');
  claims: typeof import('../../locales/en/claims.json');
  search: typeof import('../../locales/en/search.json');
}

export type MessageNamespace = keyof MessageFiles;
export type MessageId = { [N in MessageNamespace]: keyof MessageFiles[N] & string }[MessageNamespace];

/** Messages without arguments. Tables may contain their ids, because an id is sufficient to show such a message. */
export type PlainMessageId = Exclude<MessageId, keyof typeof messageArguments>;

/** One line per file in locales/en. The compiler reads the message ids from these files. */
interface MessageFiles {
  common: typeof import('../../locales/en/common.json');
  home: typeof import('../../locales/en/home.json');
  forms: typeof import('../../locales/en/forms.json');
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

type ArgumentKind = 'text' | 'number' | 'tag';

/**
 * Types of each message's arguments, for the compiler. tests/site checks the messages of all languages against them.
 * `text` and `number` are values. `tag` wraps a part of the message.
 */
export const messageArguments = {
  'common.title.suffix': { title: 'text' },
  'common.outboxCount': { count: 'number' },
  'common.outboxRejected': { count: 'number' },
  'common.language.current': { language: 'text' },
  'common.messages.fallback': { language: 'text' },
  'common.footer.identity': { company: 'text', seat: 'text', vat: 'text', register: 'text' },
  'common.footer.rights': { year: 'text', name: 'text' },
  'forms.summary': { count: 'number' },
  'forms.problem.tooLong': { max: 'number' },
  'forms.saved.account': { address: 'text' },
  'forms.unsaved': { address: 'text' },
  'forms.draft.restored': { time: 'text' },
  'forms.setAside': { a: 'tag' },
  'forms.pending.sending': { time: 'text' },
  'forms.pending.waiting': { time: 'text' },
  'forms.simulated': { address: 'text' },
  'forms.noScript': { address: 'text' },
  'forms.privacy': { a: 'tag' },
  'forms.privacyNewsletter': { a: 'tag' },
  'home.hero.title': { em: 'tag' },
  'home.hero.badge': { beta: 'tag' },
  'home.hero.joined': { beta: 'tag', partners: 'tag' },
  'home.mission.read.text': { trained: 'tag' },
  'home.mission.trace.text': { accuracy: 'tag' },
  'home.infra.models': { models: 'tag' },
  'home.infra.speed': { speed: 'tag' },
  'home.infra.funds': { funds: 'tag' },
  'home.infra.saved': { saved: 'tag' },
  'home.faq.implementation.answer': { setup: 'tag' },
  'home.faq.onboarding.answer': { onboarding: 'tag' },
  'home.faq.accuracy.answer': { accuracy: 'tag' },
  'home.next.demo.title': { demo: 'tag' },
  'demo.lead': { demo: 'tag' },
  'faq.cta.text': { demo: 'tag' },
  'home.hero.titleFor': { em: 'tag', investor: 'text' },
  'home.dashboard.project': { name: 'text' },
  'home.memo.title': { name: 'text' },
  'home.memo.page': { page: 'text' },
  'home.roi.dot': { hours: 'number' },
  'home.roi.example': { deals: 'number', hours: 'number', rate: 'text' },
  'home.voices.count': { number: 'number', total: 'number' },
  'home.card.costAgainst': { amount: 'text' },
  'home.roi.attached': { deals: 'text', hours: 'text', rate: 'text', saved: 'text' },
  'home.voices.rating': { rating: 'text' },
  'home.voices.position': { number: 'number', total: 'number' },
  'home.pricing.from': { price: 'text', period: 'text' },
  'home.pricing.yearly': { price: 'text', discount: 'text' },
  'home.roi.hoursValue': { hours: 'text' },
  'home.roi.basis': { licence: 'text' },
  'insights.minutes': { minutes: 'number' },
  'insights.moreShown': { count: 'number' },
  'insights.updated': { date: 'text' },
  'guides.consulting.message': { title: 'text' },
  'insights.by': { author: 'text', link: 'tag' },
  'insights.share.subject': { title: 'text' },
  'insights.otherLanguage': { language: 'text' },
  'reading.left': { minutes: 'number' },
  'analyzer.progress': { percent: 'number' },
  'analyzer.file': { name: 'text', size: 'text' },
  'analyzer.several.text': { name: 'text' },
  'analyzer.steps.file': { name: 'text', type: 'text', size: 'text' },
  'analyzer.steps.pages': { count: 'number' },
  'analyzer.steps.report': { name: 'text' },
  'results.score': { score: 'number', band: 'text' },
  'results.overview.score': { score: 'number', band: 'text', big: 'tag' },
  'results.radar.label': { scores: 'text' },
  'results.cash.title': { months: 'number' },
  'results.cash.dot': { burn: 'text' },
  'results.cash.until': { months: 'number' },
  'reports.pages': { pages: 'number' },
  'reports.form.intro': { title: 'text' },
  'webinars.recorded': { date: 'text' },
  'webinars.minutes': { minutes: 'number' },
  'webinars.language': { language: 'text' },
  'webinars.form.intro': { title: 'text' },
  'api.sample.label': { name: 'text' },
  'api.sample.copy': { name: 'text' },
  'api.docs.text': { address: 'text' },
  'app.manifest.name': { name: 'text' },
  'outbox.copy.size': { size: 'text' },
  'outbox.trip.stored': { pages: 'number', articles: 'number', languages: 'number' },
  'outbox.trip.from': { time: 'text' },
  'outbox.trip.waiting': { count: 'number' },
  'outbox.waiting': { count: 'number' },
  'outbox.more': { count: 'number' },
  'outbox.item.saved': { time: 'text' },
  'outbox.item.nextTry': { time: 'text' },
  'outbox.item.attempts': { count: 'number' },
  'outbox.item.export.label': { form: 'text', time: 'text' },
  'outbox.import.progress': { done: 'number', count: 'number' },
  'outbox.item.delete.label': { form: 'text', time: 'text' },
  'outbox.item.send.label': { form: 'text', time: 'text' },
  'outbox.item.old': { days: 'number' },
  'outbox.item.deleted': { form: 'text' },
  'outbox.item.deletedSending': { form: 'text' },
  'outbox.item.nth': { time: 'text', number: 'number', count: 'number' },
  'outbox.item.undo.label': { form: 'text', time: 'text' },
  'outbox.said.delivered': { form: 'text' },
  'outbox.said.waiting': { form: 'text' },
  'outbox.said.gone': { form: 'text' },
  'outbox.said.restored': { form: 'text' },
  'outbox.said.kept': { form: 'text' },
  'outbox.said.tried': { sent: 'number', left: 'number' },
  'outbox.import.done': { added: 'number', known: 'number', unreadable: 'number' },
  'outbox.item.edit.label': { form: 'text', time: 'text' },
  'outbox.drafts.typed': { time: 'text' },
  'outbox.drafts.open.label': { form: 'text', time: 'text' },
  'outbox.receipts.delivered': { time: 'text' },
  'kiosk.chip': { event: 'text', count: 'number' },
  'kiosk.still.text': { seconds: 'number' },
  'kiosk.gate.text': { event: 'text' },
  'kiosk.gate.pause': { seconds: 'number' },
  'deal.apart': { amount: 'text' },
  'dealDocuments.choose': { b: 'tag' },
  'dealDocuments.position': { number: 'number', total: 'number' },
  'deal.page': { page: 'number' },
  'dealDocuments.onPage': { file: 'text', page: 'number', pages: 'number' },
  'dealDocuments.inCell': { file: 'text', cell: 'text' },
  'deal.founded.sentence': { hl: 'tag' },
  'deal.round.sentence': { hl: 'tag' },
  'deal.valuation.sentence': { hl: 'tag' },
  'deal.stated.sentence': { hl: 'tag' },
  'deal.founders.sentence': { hl: 'tag' },
  'deal.people.sentence': { hl: 'tag' },
  'deal.exits.sentence': { hl: 'tag' },
  'deal.hotels.sentence': { hl: 'tag' },
  'deal.market.sentence': { hl: 'tag' },
  'deal.customers.sentence': { hl: 'tag' },
  'deal.matched.sentence': { hl: 'tag' },
  'deal.uptime.sentence': { hl: 'tag' },
  'deal.patents.sentence': { hl: 'tag' },
  'dealDocuments.apart': { amount: 'text' },
  'dealDocuments.overview.deck': { file: 'text', pages: 'number', count: 'number' },
  'dealDocuments.overview.sheets': { count: 'number' },
  'dealDocuments.verdict.text': { amount: 'text', b: 'tag' },
  'workflow.dashboard.project': { name: 'text' },
  'workflow.dashboard.weight': { weight: 'text' },
  'legal.updated': { date: 'text', time: 'tag' },
  'support.search.count': { count: 'number' },
  'support.chat.notYet': { address: 'text' },
  'support.chat.availability': { t: 'tag' },
  'support.phone.availability': { t: 'tag' },
  'support.email.availability': { t: 'tag' },
  'pricing.perMonth': { price: 'text', small: 'tag' },
  'pricing.addon.users.price': { price: 'text', small: 'tag' },
  'pricing.addon.documents.price': { price: 'text', small: 'tag' },
  'pricing.addon.integration.price': { price: 'text', small: 'tag' },
  'pricing.addon.training.price': { price: 'text', small: 'tag' },
  'pricing.security': { a: 'tag' },
  'security.terms': { count: 'number' },
  'security.measures.title': { count: 'number' },
  'security.processors.ask': { address: 'text', a: 'tag' },
  'security.accuracy.italian': { b: 'tag' },
  'security.accuracy.others': { b: 'tag' },
  'security.device.days': { days: 'number' },
  'security.question.weakness.answer': { address: 'text' },
  'faq.results': { count: 'number' },
  'search.count': { count: 'number' },
} as const satisfies { readonly [Id in MessageId]?: Readonly<Record<string, ArgumentKind>> };

/** Messages without arguments. Tables may contain their ids, because an id is sufficient to show such a message. */
export type PlainMessageId = Exclude<MessageId, keyof typeof messageArguments>;

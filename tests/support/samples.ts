/**
 * The initial texts of the site, by folder. Tests compare them with docs/site.md, docs/terms.md and the typography of
 * their language. Texts that an owner adds must only follow docs/publishing.md, which the build checks.
 */
const samples: Readonly<Record<string, string>> = {
  articles: `future-due-diligence-intelligence-augmentation metrics-kpis-deal-flow-management
    automated-due-diligence-opportunities-challenges cognitive-biases-technology-stack-help
    regulatory-compliance-fintech esg-investing-criteria-evolution blockchain-due-diligence-transparency`,
  authors: 'chiara-valenti davide-ferraro elena-marchetti',
  blog: `esg-misurabile governance-prima-del-term-sheet kpi-che-contano leggere-cento-pitch-deck mercato-italiano-seed
    portafoglio-sotto-controllo`,
  faq: `analyzer certifications channels crm decision demo documents encryption gdpr hours implementation languages level
    library nda onboarding output partner plans premise processing processors regulation reply retention storage thesis
    training trial upload what who`,
  guides: 'api-e-crm data-room memorandum primi-passi punteggi-e-segnali tesi-di-investimento',
  reports: 'decisions metrics screening',
  testimonials: 'giulia-ferrante marco-bellini sofia-landi',
  webinars: 'committee connections models shortlist',
};

/** Returns the slugs of the initial texts in a folder. Those of the articles are in the order of the list. */
export const samplesOf = (folder: string): readonly string[] => samples[folder]?.split(/\s+/) ?? [];

/** Returns whether a file below locales/<language> is not an addition of an owner. */
export function isSampleFile(file: string): boolean {
  const [, folder = '', slug = ''] = /^(\w+)[\\/]([^\\/]+)\.md$/.exec(file) ?? [];
  return !(folder in samples) || samplesOf(folder).includes(slug);
}

/** Returns the initial texts among these texts. */
export const sampled = <Text extends { slug: string }>(folder: string, texts: readonly Text[]): Text[] =>
  texts.filter(({ slug }) => samplesOf(folder).includes(slug));

import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  Organization,
  Person,
  ProfilePage,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { plans, teamLicence } from '#site/prices.ts';
import { type Presentation, sectionOf } from './presentation.ts';

interface Facts {
  siteUrl: string;
  presentation: Presentation;
  /** The page's ancestors, the home page first. */
  above: readonly Presentation[];
  /** Absolute URL of the page's card. */
  cardUrl: string;
}

/** Returns a page's structured data, in the vocabulary of schema.org. */
export function structuredData(facts: Facts): Graph {
  return { '@context': 'https://schema.org', '@graph': thingsOf(facts) };
}

function thingsOf(facts: Facts): Thing[] {
  const { siteUrl, presentation } = facts;
  const { route } = presentation.page;
  if (route.id === 'home') {
    const prices = licenceOffers(presentation, siteUrl);
    return [organization(siteUrl), website(facts), software(facts, prices)];
  }
  const trail = breadcrumbs(facts);
  if (route.id === 'pricing') return [trail, software(facts, planOffers(presentation, siteUrl))];
  if (route.id === 'faq') return [trail, questions(presentation)];
  const profile = profileOf(facts);
  if (profile) return [trail, profile];
  const article = articleOf(facts);
  return article ? [trail, article] : [trail];
}

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Returns the organization for references from other nodes. */
const organizationNamed = (siteUrl: string) =>
  ({ '@type': 'Organization', '@id': organizationId(siteUrl), name: brand.name }) as const;

const organization = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  legalName: brand.company.name,
  vatID: brand.company.vat,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.company.street,
    postalCode: brand.company.postalCode,
    addressLocality: brand.company.city,
    addressCountry: brand.company.country,
  },
  '@id': organizationId(siteUrl),
  name: brand.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  email: brand.infoAddress,
});

const website = ({ siteUrl, presentation: { page, description } }: Facts): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}${page.address}#website`,
  name: brand.name,
  url: siteUrl + page.address,
  description,
  inLanguage: page.locale,
  publisher: { '@id': organizationId(siteUrl) },
});

/** Returns the breadcrumbs. The last item is the page itself. */
const breadcrumbs = ({ siteUrl, presentation, above }: Facts): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, presentation].map(({ page, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.route.id === 'home' ? brand.name : title,
    item: siteUrl + page.address,
  })),
});

/** Returns the product without a rating, because nobody has rated it. The home page's testimonials are samples. */
const software = ({ siteUrl, presentation, cardUrl }: Facts, offers: Offer[]): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name: brand.name,
  description: presentation.intl.formatMessage({ id: 'home.description' }),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  url: siteUrl + addressOf('/', presentation.page.basePath),
  image: cardUrl,
  offers,
});

/** Billing period as a UN/CEFACT unit code. */
type Period = 'MON' | 'ANN';

const offer = (name: string, price: number, unitCode: Period, url: string): Offer => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: 'EUR',
  url,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
  },
});

/** Returns the offers of the home page's licence with fixed prices. The price of the other licence is individual. */
function licenceOffers({ page, intl }: Presentation, siteUrl: string): Offer[] {
  const name = intl.formatMessage({ id: 'home.pricing.vc.name' });
  const url = `${siteUrl}${page.address}#pricing`;
  return [offer(name, teamLicence.perMonth, 'MON', url), offer(name, teamLicence.perYear, 'ANN', url)];
}

/** Returns the offers of the pricing page's plans that have a price. */
const planOffers = ({ page, intl }: Presentation, siteUrl: string): Offer[] =>
  plans.flatMap(({ id, price }) =>
    price === null
      ? []
      : [offer(intl.formatMessage({ id: `pricing.${id}.name` }), price, 'MON', siteUrl + page.address)],
  );

const questions = ({ page, questions: items = [] }: Presentation): FAQPage => ({
  '@type': 'FAQPage',
  inLanguage: page.locale,
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Returns an author. The id is the same in all languages, and the author has a page in each language. */
const personOf = (siteUrl: string, slug: string, name: string, basePath: string) =>
  ({
    '@type': 'Person',
    '@id': `${siteUrl}${pathOf('author', slug)}#person`,
    name,
    url: siteUrl + addressOf(pathOf('author', slug), basePath),
  }) as const satisfies Person;

function profileOf({ siteUrl, presentation }: Facts): ProfilePage | undefined {
  const { page, author } = presentation;
  return (
    author && {
      '@type': 'ProfilePage',
      url: siteUrl + page.address,
      inLanguage: page.locale,
      mainEntity: {
        ...personOf(siteUrl, author.slug, author.title, page.basePath),
        jobTitle: author.role,
        description: author.excerpt,
        knowsAbout: author.subjects,
        worksFor: organizationNamed(siteUrl),
      },
    }
  );
}

function articleOf({ siteUrl, presentation, cardUrl }: Facts): Article | undefined {
  const { page, article, intl } = presentation;
  return (
    article && {
      '@type': 'Article',
      headline: article.title,
      description: article.excerpt,
      inLanguage: article.language,
      author: {
        ...personOf(siteUrl, article.writer.slug, article.author, page.basePath),
        jobTitle: article.writer.role,
      },
      datePublished: article.date,
      ...(article.updated && { dateModified: article.updated }),
      image: cardUrl,
      articleSection: sectionOf(intl, article),
      timeRequired: `PT${article.minutes}M`,
      mainEntityOfPage: siteUrl + page.address,
      publisher: organizationNamed(siteUrl),
    }
  );
}

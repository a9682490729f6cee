import { forms } from '#site/forms.ts';
import { ContentError } from './content/content-error.ts';

/** Build variables that must be set. Source: docs/site.md, section 11. */
export const requiredVariables = [
  'VITE_SITE_URL',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE',
  'VITE_EMAILJS_SERVICE_NEWSLETTER',
  'VITE_EMAILJS_TEMPLATE_CONTACT',
  'VITE_EMAILJS_TEMPLATE_NEWSLETTER',
  'VITE_EMAILJS_TEMPLATE_INSIGHTS',
  'VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER',
] as const;

const DEFAULT_EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** Variables with the endpoints for errors and visits. Each endpoint is off unless its variable is set. */
const monitoringVariables = ['VITE_ERROR_SINK', 'VITE_COUNTER'] as const;

/** Tags that prove the ownership of the site to search consoles. Source: the consoles' pages on the "HTML tag". */
const proofVariables = [
  { name: 'google-site-verification', variable: 'VITE_GOOGLE_SITE_VERIFICATION' },
  { name: 'msvalidate.01', variable: 'VITE_BING_SITE_VERIFICATION' },
] as const;

/** An id of EmailJS. Owners choose their own ids, so that it may begin with anything. */
const ID = /^[\w.-]+$/;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the origin that receives the forms. The Content Security Policy allows it. */
export const emailOrigin = (variables: Variables) => variables.VITE_EMAILJS_ORIGIN || DEFAULT_EMAILJS_ORIGIN;

/** Returns the home page's tags for the search consoles whose variable is set. */
export const siteProofs = (variables: Variables): { name: string; content: string }[] =>
  proofVariables.flatMap(({ name, variable }) => {
    const content = variables[variable];
    return content ? [{ name, content }] : [];
  });

/** Returns the origins that receive errors and visits. */
export const monitoringOrigins = (variables: Variables): string[] => [
  ...new Set(
    monitoringVariables.flatMap((name) => (variables[name] ? [new URL(variables[name]).origin] : [])),
  ),
];

/** Variables with the key and the ids of the EmailJS account. */
const accountVariables = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE',
  'VITE_EMAILJS_SERVICE_NEWSLETTER',
  ...forms.map(({ template }) => templateVariable(template)),
];

/** Throws an error that lists all missing or invalid variables. */
export function checkEnvironment(variables: Variables): void {
  const missing = requiredVariables.filter((name) => !variables[name]);
  const origins = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN'] as const;
  const malformed = origins.filter((name) => variables[name] && !isOrigin(variables[name]));
  const notHttps = monitoringVariables.filter((name) => variables[name] && !isHttps(variables[name]));
  const notIds = accountVariables.filter((name) => variables[name] && !ID.test(variables[name]));
  if (missing.length + malformed.length + notHttps.length + notIds.length === 0) return;
  throw new ContentError([
    'The build needs these variables, in the environment or in .env.local (see .env.example):',
    ...missing.map((name) => `  ${name} is not set`),
    ...malformed.map((name) => `  ${name} ${originProblem(variables[name] ?? '')}: ${variables[name]}`),
    ...notHttps.map(
      (name) => `  ${name} is not an address like https://stats.example/count: ${variables[name]}`,
    ),
    ...notIds.map(
      (name) =>
        `  ${name} has a character other than letters, digits, "_", "-" and ".": "${variables[name]}". Copy it again.`,
    ),
  ]);
}

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const originProblem = (text: string) =>
  isOrigin(text.replace(/\/$/, ''))
    ? 'must not end with a slash'
    : 'is not an origin like https://vaglio.example';

/** Returns a template's build variable. For 'designPartner' it is VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER. */
export function templateVariable(template: string): string {
  return `VITE_EMAILJS_TEMPLATE_${template.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/;

/** Returns a warning if the address of the site begins with http; undefined for https and for this machine. */
export function insecureWarning({ VITE_SITE_URL: url = '' }: Variables): string | undefined {
  if (!url.startsWith('http:') || LOCAL.test(url)) return undefined;
  return `VITE_SITE_URL is ${url}. Browsers allow offline access only with https. Write https:// instead.`;
}

/** Returns a warning if the forms are sent to this machine, as in a rehearsal. */
export function rehearsalWarning(variables: Variables): string | undefined {
  const origin = emailOrigin(variables);
  if (!LOCAL.test(origin)) return undefined;
  return `This build is a rehearsal: its forms are sent to ${origin}. Before you publish the site, run \`npm run build\`.`;
}

/** Returns a warning that lists the templates that are not set; undefined if all are set. */
export function simulatedWarning(variables: Variables): string | undefined {
  const missing = forms.map(({ template }) => templateVariable(template)).filter((name) => !variables[name]);
  if (missing.length === 0) return undefined;
  const list = missing.map((name) => `  ${name}`).join('\n');
  return `These templates are not set:\n${list}\nTheir forms send nothing. Visitors read so above each form and after "send".`;
}

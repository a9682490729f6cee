/** The build variables without which there is no site. Source: docs/site.md, section 11. */
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

type Variables = Readonly<Record<string, string | undefined>>;

/** The origin the forms are sent to; it goes into the Content Security Policy. */
export const emailOrigin = (variables: Variables) => variables.VITE_EMAILJS_ORIGIN || DEFAULT_EMAILJS_ORIGIN;

/** Throws with the list of all that is missing or unusable. */
export function checkEnvironment(variables: Variables): void {
  const missing = requiredVariables.filter((name) => !variables[name]);
  const origins = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN'] as const;
  const malformed = origins.filter((name) => variables[name] && !isOrigin(variables[name]));
  if (missing.length === 0 && malformed.length === 0) return;
  throw new Error(
    [
      'The build needs these variables, in the environment or in .env.local (see .env.example):',
      ...missing.map((name) => `  ${name} is not set`),
      ...malformed.map(
        (name) => `  ${name} is not an origin like https://vaglio.example: ${variables[name]}`,
      ),
    ].join('\n'),
  );
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** The parts of the service's response that explain the problem. */
interface Answer {
  status: number;
  text: string;
}

/** Names of the build variables for a form's service and template. */
interface Names {
  service: string;
  template: string;
}

interface Known {
  fits: (answer: Answer) => boolean;
  sentence: (names: Names) => string;
}

const says = (pattern: RegExp) => (answer: Answer) => pattern.test(answer.text);
const has =
  (...statuses: number[]) =>
  (answer: Answer) =>
    statuses.includes(answer.status);

/** Known error responses, specific responses first. Source: EmailJS, "Response status codes", and actual responses. */
const known: readonly Known[] = [
  {
    fits: says(/public key|user id/i),
    sentence: () => 'The public key is unknown. Copy it from Account → General into VITE_EMAILJS_PUBLIC_KEY.',
  },
  {
    fits: says(/service id/i),
    sentence: ({ service }) =>
      `The email service is unknown. Copy its id from Email Services into ${service}.`,
  },
  {
    fits: says(/template id/i),
    sentence: ({ template }) => `The template is unknown. Copy its id from Email Templates into ${template}.`,
  },
  {
    fits: says(/recipient/i),
    sentence: ({ template }) =>
      `The template has no recipient. Open the one of ${template} and fill in "To Email" with your own address.`,
  },
  {
    fits: says(/non-browser/i),
    sentence: () =>
      'The account takes messages from browsers alone. For this check allow "API access from non-browser environments" in Account → Security, and forbid it again afterwards.',
  },
  {
    fits: says(/quota|limit.*(?:reached|exceeded)/i),
    sentence: () =>
      'The messages of this month are used up. Requests wait on the visitors’ devices; a larger plan lets them through.',
  },
  {
    fits: has(412),
    sentence: () =>
      'EmailJS may not use the mailbox any more. Open the service in Email Services and connect it again.',
  },
  {
    fits: has(400, 404),
    sentence: ({ service, template }) =>
      `The service refuses the message. Compare ${template} and ${service} with the ids in its dashboard, and look at Email History there.`,
  },
  {
    fits: has(401, 403, 451),
    sentence: () =>
      'The account refuses this site. Put its domain (VITE_SITE_URL) on the list in Account → Security.',
  },
  {
    fits: has(402, 426),
    sentence: () => 'The account asks for another plan, or for a payment. Look at Account → Billing.',
  },
  {
    fits: has(413),
    sentence: () => 'The message is too large: 50 kB is the most. Make the template smaller.',
  },
  {
    fits: has(429),
    sentence: () => 'The service takes one message a second. Wait a moment, and run this again.',
  },
  {
    fits: ({ status }) => status >= 500,
    sentence: () => 'The service is out of order. Look at its status page, and run this again later.',
  },
  {
    fits: has(200),
    sentence: () =>
      'Something answered that is not EmailJS, such as the sign-in page of a network. Open a website in a browser, then run this again.',
  },
];

/** Returns the problem, the solution and the service's response, or undefined if the message was accepted. */
export function diagnose(answer: Answer, names: Names): string | undefined {
  const { status, text } = answer;
  if (status === 200 && text === 'OK') return undefined;
  const sentence =
    known.find(({ fits }) => fits(answer))?.sentence(names) ??
    'The service refuses the message. Look at Email History in its dashboard.';
  return `${sentence} (${status}: ${text.slice(0, 200).trim()})`;
}

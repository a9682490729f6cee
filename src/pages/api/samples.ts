import { brand } from '#site/brand.ts';
import { endpoints, KEY_HEADER } from './endpoints.ts';

const [{ method, path }] = endpoints;

/** Invented values for the three fields of the body, and for the answer. */
const DOCUMENT = 'https://files.example/pitch-deck.pdf';
const THESIS = 'thesis-42';
const TYPE = 'full';
const ANSWER = 'analysis-7f3a';

/** One call, written for each tool. Code is the same in every language. Source: docs/site.md, section 7. */
export const requests = [
  {
    name: 'curl',
    code: `curl -X ${method} ${brand.platformUrl}${path} \\
  -H "${KEY_HEADER.name}: ${KEY_HEADER.scheme} $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "document_url": "${DOCUMENT}",
    "thesis_id": "${THESIS}",
    "analysis_type": "${TYPE}"
  }'`,
  },
  {
    name: 'TypeScript',
    code: `const origin = '${brand.platformUrl}';
const answer = await fetch(\`\${origin}${path}\`, {
  method: '${method}',
  headers: {
    ${KEY_HEADER.name}: \`${KEY_HEADER.scheme} \${process.env.API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    document_url: '${DOCUMENT}',
    thesis_id: '${THESIS}',
    analysis_type: '${TYPE}',
  }),
});
const { id } = await answer.json();`,
  },
] as const;

export const answer = { name: 'JSON', code: `{ "id": "${ANSWER}" }` } as const;

import type { PlainMessageId } from '#site/messages.ts';

interface Endpoint {
  id: 'analyze' | 'analysis' | 'scoring' | 'dashboard';
  method: 'GET' | 'POST';
  path: `/api/v1/${string}`;
  /**
   * Fields of the request and the response, as sent, with their meaning. Present if docs/site.md, section 7 gives
   * them.
   */
  details?: readonly {
    term: PlainMessageId;
    fields: readonly { name: string; meaning: PlainMessageId }[];
  }[];
}

/** The header with the API key, as shown in the list and in the code. */
export const KEY_HEADER = { name: 'Authorization', scheme: 'Bearer' } as const;

/** Examples of the shape of the API. This site does not serve them. Source: docs/site.md, section 7. */
export const endpoints: readonly [Endpoint, ...Endpoint[]] = [
  {
    id: 'analyze',
    method: 'POST',
    path: '/api/v1/documents/analyze',
    details: [
      {
        term: 'api.endpoints.header',
        fields: [{ name: KEY_HEADER.name, meaning: 'api.endpoints.header.key' }],
      },
      {
        term: 'api.endpoints.body',
        fields: [
          { name: 'document_url', meaning: 'api.endpoints.body.document' },
          { name: 'thesis_id', meaning: 'api.endpoints.body.thesis' },
          { name: 'analysis_type', meaning: 'api.endpoints.body.type' },
        ],
      },
      { term: 'api.endpoints.answer', fields: [{ name: 'id', meaning: 'api.endpoints.answer.id' }] },
    ],
  },
  { id: 'analysis', method: 'GET', path: '/api/v1/analysis/{id}' },
  { id: 'scoring', method: 'POST', path: '/api/v1/scoring/custom' },
  { id: 'dashboard', method: 'GET', path: '/api/v1/portfolio/dashboard' },
];

declare module 'jsonfeed-schema' {
  const schema: object;
  export default schema;
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    jsonld: Record<string, Record<string, unknown>[]>;
    errors: readonly object[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: readonly { type?: string; property?: string }[];
  }
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}

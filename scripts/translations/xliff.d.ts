declare module 'xliff/*' {
  interface Unit {
    source: string;
    target?: string;
    note?: string;
  }
  interface Resources {
    sourceLanguage: string;
    targetLanguage?: string;
    resources: Record<string, Record<string, Unit>>;
  }
}
declare module 'xliff/jsToXliff12' {
  import type { Resources } from 'xliff/*';
  export default function jsToXliff12(resources: Resources): Promise<string>;
}
declare module 'xliff/xliff12ToJs' {
  import type { Resources } from 'xliff/*';
  export default function xliff12ToJs(xliff: string): Promise<Resources>;
}

import { latePart } from '#i18n/latePart.tsx';

/** The drawn deck and sheets: they come before they are in sight, so that the first choice finds them there. */
export const Documents = latePart('deal-documents', async () => ({
  default: (await import('./Documents.tsx')).Documents,
}));

export const Turn = latePart('deal-documents', async () => ({ default: (await import('./Turn.tsx')).Turn }));

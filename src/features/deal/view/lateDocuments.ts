import { latePart } from '#i18n/latePart.tsx';

/** The drawn deck and sheets. They load before they are visible, so that they are ready for the first choice. */
export const Documents = latePart('deal-documents', async () => ({
  default: (await import('./Documents.tsx')).Documents,
}));

export const Turn = latePart('deal-documents', async () => ({ default: (await import('./Turn.tsx')).Turn }));

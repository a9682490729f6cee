/** The name, addresses and links of the product. Re-branding touches this table and the words. */
export const brand = {
  name: 'Vaglio',
  infoAddress: 'info@vaglio.example',
  phone: '+39 02 0000 0000',
  /** Overridden by VITE_PLATFORM_URL. */
  platformUrl: 'https://app.vaglio.example',
  /** Overridden by VITE_PITCH_DECK_URL. */
  pitchDeckUrl: 'https://files.vaglio.example/vaglio-pitch-deck.pdf',
} as const;

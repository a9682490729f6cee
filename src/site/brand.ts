/** The name, addresses and links of the product. Re-branding touches this table and the words. */
export const brand = {
  name: 'Vaglio',
  infoAddress: 'info@vaglio.example',
  phone: '+39 02 0000 0000',
  /** Where the QR code of the early-access page leads. */
  earlyAccessUrl: 'https://app.vaglio.example/early-access/setaccio-2025',
  /** Overridden by VITE_PLATFORM_URL. */
  platformUrl: 'https://app.vaglio.example',
  /** Overridden by VITE_PITCH_DECK_URL. */
  pitchDeckUrl: 'https://files.vaglio.example/vaglio-pitch-deck.pdf',
} as const;

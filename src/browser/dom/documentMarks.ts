/** Marks the document as usable offline, for tests and style sheets. */
export const markOfflineReady = () => {
  document.documentElement.dataset.offline = 'ready';
};

/** Marks the document while the device is in kiosk mode, for style sheets. On load, inline-head.ts sets the mark. */
export const markKiosk = (isKiosk: boolean) =>
  document.documentElement.toggleAttribute('data-kiosk', isKiosk);

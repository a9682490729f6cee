import { addsByMenu, isApp } from '#browser/dom/installed.ts';
import { useMounted } from '#browser/dom/page.ts';
import { useHasInstalled, useInstallPrompt } from '#browser/dom/useInstallPrompt.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { INSTALL_KEY } from '#site/storage-keys.ts';
import { type InstallWay, installWay } from '../model/offer.ts';

/** Whatever was answered, the question is not put again. */
export const settleOffer = () => storeText(INSTALL_KEY, 'settled');

/** How this device gets the app. Nothing in the prerendered page and during hydration. */
export function useInstallWay(): { way: InstallWay; isInstalled: boolean } {
  const mounted = useMounted();
  const canAsk = useInstallPrompt();
  const hasInstalled = useHasInstalled();
  if (!mounted) return { way: 'none', isInstalled: false };
  const isInstalled = hasInstalled || isApp();
  return { way: installWay({ isInstalled, canAsk, addsByMenu: addsByMenu() }), isInstalled };
}

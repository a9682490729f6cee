import { installPrompt, newlyInstalled } from '#browser/dom/installPrompt.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { storeText } from '#browser/storage/localStorage.ts';
import { useStore } from '#browser/storage/useStore.ts';
import { INSTALL_KEY } from '#site/storage-keys.ts';
import { addsByMenu, isApp } from '../browser/installed.ts';
import { type InstallWay, installWay } from '../model/offer.ts';

/** Records that the visitor has answered. After any answer, the offer is not repeated. */
export const settleOffer = () => storeText(INSTALL_KEY, 'settled');

/** Returns the way to install the site on this device; 'none' in the prerendered page and during hydration. */
export function useInstallWay(): { way: InstallWay; isInstalled: boolean } {
  const mounted = useMounted();
  const canAsk = useStore(installPrompt, undefined) !== undefined;
  const hasInstalled = useStore(newlyInstalled, false);
  if (!mounted) return { way: 'none', isInstalled: false };
  const isInstalled = hasInstalled || isApp();
  return { way: installWay({ isInstalled, canAsk, addsByMenu: addsByMenu() }), isInstalled };
}

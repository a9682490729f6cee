/** Returns true if the device has an Apple keyboard, whose command key replaces the control key. */
export const hasCommandKey = () => /Mac|iP/.test(navigator.platform);

/** Returns the visitor's permission for notifications; undefined if the browser does not support them. */
export const notificationPermission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

/** Asks for the permission. Browsers require a click. */
export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission();

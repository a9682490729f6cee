interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Calls back with the file that the system has opened with the installed app, or with 'unreadable' if the file has
 * disappeared since then. Of several files, only the first is used. Returns a function that stops listening.
 */
export function onLaunchedFile(listener: (file: File | 'unreadable') => void): () => void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  let listens = true;
  launchQueue?.setConsumer(({ files }) => {
    const notify = (file: File | 'unreadable') => listens && listener(file);
    files?.[0]?.getFile().then(notify, () => notify('unreadable'));
  });
  return () => {
    listens = false;
  };
}

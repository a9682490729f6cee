interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Calls back with the file that the system has opened with the installed app, or 'unreadable' if it has since
 * disappeared. Of several files only the first is taken. Returns a function that stops listening.
 */
export function onLaunchedFile(listener: (file: File | 'unreadable') => void): () => void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  let listens = true;
  launchQueue?.setConsumer(({ files }) => {
    const tell = (file: File | 'unreadable') => listens && listener(file);
    files?.[0]?.getFile().then(tell, () => tell('unreadable'));
  });
  return () => {
    listens = false;
  };
}

/**
 * Returns a function that runs the task immediately, and at most one time per `restMs`. The last call is never dropped.
 */
export function throttle(task: () => void, restMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  return function call() {
    if (timer !== undefined) {
      asked = true;
      return;
    }
    task();
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) {
        asked = false;
        call();
      }
    }, restMs);
  };
}

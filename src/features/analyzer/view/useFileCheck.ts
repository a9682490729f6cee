import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { useToast } from '#ui/Toaster.tsx';
import { hasAnalyzed } from '../browser/analyzed.ts';
import { type FileProblem, fileProblem } from '../model/file-check.ts';

/** `check` looks at a file, and one that is fine goes on to what comes next; `fail` shows a problem with one. */
export function useFileCheck() {
  const intl = useIntl();
  const { show, clear } = useToast();

  const fail = (problem: FileProblem | 'read') =>
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: `analyzer.errors.${problem}.title` }),
      text: intl.formatMessage({ id: `analyzer.errors.${problem}.text` }),
    });

  const check = async (file: File | undefined, next: (file: File) => void) => {
    if (!file) return;
    clear();
    if (hasAnalyzed()) return announce(intl.formatMessage({ id: 'analyzer.spent.title' }));
    try {
      const problem = await fileProblem(file);
      if (problem) fail(problem);
      else next(file);
    } catch {
      fail('read');
    }
  };
  return { check, fail };
}

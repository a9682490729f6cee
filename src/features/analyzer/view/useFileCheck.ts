import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { useToast } from '#components/Toaster.tsx';
import { analyzed } from '../browser/analyzed.ts';
import { type FileProblem, fileProblem } from '../model/file-check.ts';

/**
 * `check` validates a file and passes a valid one on; it says so where `count` files came at once and the others are
 * left out. `fail` shows a problem with one.
 */
export function useFileCheck() {
  const intl = useIntl();
  const { show, clear } = useToast();

  const fail = (problem: FileProblem | 'read', more = '') =>
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: `analyzer.errors.${problem}.title` }),
      text: [intl.formatMessage({ id: `analyzer.errors.${problem}.text` }), more].filter(Boolean).join(' '),
    });

  const check = async (file: File, next: (file: File) => void, count = 1) => {
    clear();
    if (analyzed.isSet()) return announce(intl.formatMessage({ id: 'analyzer.spent.title' }));
    const more = count > 1 ? intl.formatMessage({ id: 'analyzer.several.text' }, { name: file.name }) : '';
    try {
      const problem = await fileProblem(file);
      if (problem) return fail(problem, more);
      next(file);
      if (more)
        show({ tone: 'success', title: intl.formatMessage({ id: 'analyzer.several.title' }), text: more });
    } catch {
      fail('read', more);
    }
  };
  return { check, fail };
}

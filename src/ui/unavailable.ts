import { useIntl } from 'react-intl';
import { useToast } from './Toaster.tsx';

/** What a visitor has tried in a part of a page whose code is out of reach. */
type Tried = 'send' | 'press';

/** Says that it does not work for now, and that what was typed is still there. */
export function useUnavailableNotice(): (tried: Tried) => void {
  const intl = useIntl();
  const { show } = useToast();
  return (tried) => {
    const message = tried === 'send' ? 'common.formFailed' : 'common.partFailed';
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: `${message}.title` }),
      text: intl.formatMessage({ id: `${message}.text` }),
    });
  };
}

import { FormattedMessage } from 'react-intl';
import { LegalText } from '#features/articles/view/LegalText.tsx';
import { DeviceStorage } from '#sections/DeviceStorage.tsx';
import { ItalianNotice } from '#sections/ItalianNotice.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function CookiesPage({ content }: PageProps<'cookies'>) {
  return (
    <div className={page.page}>
      <LegalText id="cookies" notice={<ItalianNotice />} content={content}>
        <DeviceStorage>
          <RouteLink to="outbox" className={buttonClass('quiet')}>
            <FormattedMessage id="device.erase.show" />
          </RouteLink>
        </DeviceStorage>
      </LegalText>
    </div>
  );
}

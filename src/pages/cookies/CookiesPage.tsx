import { buttonClass } from '#components/Button.tsx';
import { DeviceStorage } from '#components/DeviceStorage.tsx';
import { ItalianNotice } from '#components/ItalianNotice.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { LegalText } from '#features/articles/view/LegalText.tsx';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function CookiesPage({ content }: PageProps<'cookies'>) {
  return (
    <div className={page.page}>
      <LegalText id="cookies" notice={<ItalianNotice />} content={content}>
        <DeviceStorage>
          <NavigationLink
            to="outbox"
            label="device.erase.show"
            className={buttonClass('quiet', visibility.screenOnly)}
          />
        </DeviceStorage>
      </LegalText>
    </div>
  );
}

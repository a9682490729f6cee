import { LegalText } from '#features/articles/view/LegalText.tsx';
import { DeviceStorage } from '#sections/DeviceStorage.tsx';
import { ItalianNotice } from '#sections/ItalianNotice.tsx';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import only from '#styles/only.module.css';
import { buttonClass } from '#ui/Button.tsx';
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
            className={buttonClass('quiet', only.onScreen)}
          />
        </DeviceStorage>
      </LegalText>
    </div>
  );
}

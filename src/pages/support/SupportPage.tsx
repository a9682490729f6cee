import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Section } from '#components/Section.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import { Channels } from './Channels.tsx';
import { Questions } from './Questions.tsx';
import { SupportPicture } from './SupportPicture.tsx';

export default function SupportPage() {
  return (
    <div className={page.page}>
      <PageIntro title="support.heading" lead="support.lead" picture={<SupportPicture />} />
      <p
        className={`${layout.line} ${patterns.dot} ${patterns.bullet} ${typography.accent} ${patterns.ruled}`}
      >
        <FormattedMessage id="support.status" />
      </p>
      <Section id="questions-title" title="support.faq.title">
        <Questions />
      </Section>
      <Section id="contact-title" title="support.contact.title" lead="support.contact.lead">
        <Channels />
      </Section>
      <Section id="kiosk-title" title="support.kiosk.title" lead="support.kiosk.text">
        <p>
          <RouteLink to="demo" rest="?event=" className={buttonClass('quiet')}>
            <FormattedMessage id="support.kiosk.start" />
          </RouteLink>
        </p>
      </Section>
      <CallToAction id="more-title" title="support.more.title" text="support.more.text">
        <NavigationLink to="faq" label="support.more.faq" className={buttonClass()} />
        <NavigationLink to="guides" label="support.more.guides" className={buttonClass('quiet')} />
        <SearchButton />
      </CallToAction>
    </div>
  );
}

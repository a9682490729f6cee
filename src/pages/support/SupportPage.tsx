import { FormattedMessage } from 'react-intl';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { Section } from '#sections/Section.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';
import { Channels } from './Channels.tsx';
import { Questions } from './Questions.tsx';
import styles from './SupportPage.module.css';
import { SupportPicture } from './SupportPicture.tsx';

export default function SupportPage() {
  return (
    <div className={page.page}>
      <PageIntro title="support.heading" lead="support.lead" picture={<SupportPicture />} />
      <p className={styles.status}>
        <FormattedMessage id="support.status" />
      </p>
      <Section id="questions-title" title="support.faq.title">
        <Questions />
      </Section>
      <Section id="contact-title" title="support.contact.title" lead="support.contact.lead">
        <Channels />
      </Section>
      <CallToAction id="more-title" title="support.more.title" text="support.more.text">
        <RouteLink to="faq" className={buttonClass()}>
          <FormattedMessage id="support.more.faq" />
        </RouteLink>
        <RouteLink to="guides" className={buttonClass('quiet')}>
          <FormattedMessage id="support.more.guides" />
        </RouteLink>
        <SearchButton />
      </CallToAction>
    </div>
  );
}

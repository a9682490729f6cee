import { FormattedMessage } from 'react-intl';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { QuestionPicture } from '#sections/QuestionPicture.tsx';
import { Section } from '#sections/Section.tsx';
import { buttonClass } from '#ui/Button.tsx';
import page from '../page.module.css';
import { Channels } from './Channels.tsx';
import { Questions, questions } from './Questions.tsx';
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
      <CallToAction
        id="more-title"
        title="support.more.title"
        text="support.more.text"
        picture={<QuestionPicture questions={questions.length} own />}
      >
        <NavigationLink to="faq" label="support.more.faq" className={buttonClass()} />
        <NavigationLink to="guides" label="support.more.guides" className={buttonClass('quiet')} />
        <SearchButton />
      </CallToAction>
    </div>
  );
}

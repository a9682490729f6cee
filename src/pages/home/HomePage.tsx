import { FormattedMessage } from 'react-intl';
import { RoiLink, RoiSection } from '#features/roi/view/RoiSection.tsx';
import { SubmissionForm } from '#features/submissions/view/SubmissionForm.tsx';
import { DotField } from '#sections/DotField.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import styles from './HomePage.module.css';

export default function HomePage() {
  return (
    <>
      <div className={styles.hero}>
        <PageIntro
          badge={<FormattedMessage id="home.hero.badge" />}
          title={<FormattedMessage id="home.hero.title" values={{ em: (words) => <em>{words}</em> }} />}
          lead={<FormattedMessage id="home.hero.lead" />}
        >
          <p className={styles.actions}>
            <RoiLink className={buttonClass()} />
            <RouteLink to="analyzer" className={buttonClass('plain')}>
              <FormattedMessage id="home.hero.analyzer" />
            </RouteLink>
          </p>
        </PageIntro>
        <DotField className={styles.field} />
      </div>
      <RoiSection />
      <section id="contact" className={styles.contact} aria-labelledby="contact-title">
        <SubmissionForm form="contact-form">
          <h2 id="contact-title">
            <FormattedMessage id="contact.form.title" />
          </h2>
          <p>
            <FormattedMessage id="contact.form.intro" />
          </p>
        </SubmissionForm>
      </section>
    </>
  );
}

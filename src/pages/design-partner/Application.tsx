import { FormattedMessage } from 'react-intl';
import { FactList } from '#components/FactList.tsx';
import { SubmissionForm } from '#features/forms/view/SubmissionForm.tsx';
import { designPartnerForm } from '#site/forms/design-partner-form.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Application.module.css';

/** Steps after an application. Source of the reply time: docs/site.md, section 9. */
const next = ['designPartner.next.read', 'designPartner.next.reply', 'designPartner.next.begin'] as const;

export function Application() {
  return (
    <div className={`${layout.stack7} ${columns.desktop} ${styles.columns}`}>
      <section className={styles.form} aria-labelledby="design-partner-form-title">
        <SubmissionForm form={designPartnerForm}>
          <p className={typography.muted}>
            <FormattedMessage id="designPartner.form.intro" />
          </p>
        </SubmissionForm>
      </section>
      <section className={`${styles.next} ${layout.stack5}`} aria-labelledby="next-title">
        <h2 id="next-title" className={typography.medium}>
          <FormattedMessage id="designPartner.next.title" />
        </h2>
        <FactList items={next} numbered />
      </section>
    </div>
  );
}

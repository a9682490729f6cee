import { FormattedMessage } from 'react-intl';
import { LegalText } from '#features/articles/view/LegalText.tsx';
import { ItalianNotice } from '#sections/ItalianNotice.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function TermsPage({ content }: PageProps<'terms'>) {
  return (
    <div className={page.page}>
      <LegalText
        title={<FormattedMessage id="legal.terms.heading" />}
        notice={<ItalianNotice />}
        summary={<FormattedMessage id="legal.terms.summary" />}
        content={content}
      />
    </div>
  );
}

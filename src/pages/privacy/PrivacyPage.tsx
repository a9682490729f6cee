import { ItalianNotice } from '#components/ItalianNotice.tsx';
import { LegalText } from '#features/articles/view/LegalText.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function PrivacyPage({ content }: PageProps<'privacy'>) {
  return (
    <div className={page.page}>
      <LegalText id="privacy" notice={<ItalianNotice />} content={content} />
    </div>
  );
}

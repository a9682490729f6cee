import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { ItalianNotice } from '#components/ItalianNotice.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import styles from './GuideRow.module.css';
import { GuideRow } from './GuideRow.tsx';

export default function GuidesPage({ content: { guides } }: PageProps<'guides'>) {
  return (
    <div className={page.page}>
      <div className={`${styles.head} ${layout.stack5}`}>
        <PageIntro title="guides.heading" lead="guides.lead" layout="columns" />
        <ItalianNotice />
      </div>
      <div className={`${styles.guides} ${layout.column}`}>
        {guides.map((guide) => (
          <GuideRow key={guide.slug} guide={guide} />
        ))}
      </div>
      <CallToAction id="guides-help" title="guides.help.title" text="guides.help.text">
        <NavigationLink to="faq" label="guides.help.faq" className={buttonClass()} />
        <NavigationLink to="support" label="common.nav.support" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { claimTags } from '#components/Claim.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { FaqSearch } from '#features/faq/view/FaqSearch.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function FaqPage({ content: { items } }: PageProps<'faq'>) {
  return (
    <div className={page.page}>
      <PageIntro title="faq.heading" lead="faq.lead" layout="columns" />
      <FaqSearch items={items}>{(query) => <SearchButton query={query} />}</FaqSearch>
      <CallToAction
        id="faq-more"
        title="faq.cta.title"
        text={<FormattedMessage id="faq.cta.text" values={claimTags('demo')} />}
      >
        <NavigationLink to="support" label="faq.cta.support" className={buttonClass()} />
        <NavigationLink to="demo" label="faq.cta.demo" className={buttonClass('quiet')} />
        <SearchButton />
      </CallToAction>
    </div>
  );
}

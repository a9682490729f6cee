import { FormattedMessage } from 'react-intl';
import { FaqSearch } from '#features/faq/view/FaqSearch.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { QuestionPicture } from '#sections/QuestionPicture.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { claimTags } from '#ui/Claim.tsx';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';

export default function FaqPage({ content: { items } }: PageProps<'faq'>) {
  return (
    <div className={page.page}>
      <PageIntro title="faq.heading" lead="faq.lead" picture={<QuestionPicture questions={items.length} />} />
      <FaqSearch items={items} />
      <CallToAction
        id="faq-more"
        title="faq.cta.title"
        text={<FormattedMessage id="faq.cta.text" values={claimTags('demo')} />}
        picture={<QuestionPicture questions={items.length} own />}
      >
        <NavigationLink to="support" label="faq.cta.support" className={buttonClass()} />
        <NavigationLink to="demo" label="faq.cta.demo" className={buttonClass('quiet')} />
        <SearchButton />
      </CallToAction>
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { FaqSearch } from '#features/faq/view/FaqSearch.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { QuestionPicture } from '#sections/QuestionPicture.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { claimTags } from '#ui/Claim.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
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
        <RouteLink to="support" className={buttonClass()}>
          <FormattedMessage id="faq.cta.support" />
        </RouteLink>
        <RouteLink to="demo" className={buttonClass('quiet')}>
          <FormattedMessage id="faq.cta.demo" />
        </RouteLink>
        <SearchButton />
      </CallToAction>
    </div>
  );
}

import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { PagesPicture } from '#components/PagesPicture.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { logUnknownPath } from '#router/location.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';

/** A late part, because the prerendered page does not know the address. */
const SimilarAddress = latePart(() => import('../SimilarAddress.tsx'));

export default function NotFoundPage() {
  useEffect(logUnknownPath, []);
  return (
    <div className={page.page}>
      <PageIntro
        badge={<FormattedMessage id="notFound.title" />}
        title={<FormattedMessage id="notFound.heading" />}
        lead={<FormattedMessage id="notFound.text" />}
        picture={<PagesPicture pages={12} columns={4} missing={7} />}
      >
        <SimilarAddress />
        <div className={`${layout.cluster} ${columns.actions}`}>
          <RouteLink to="home" className={buttonClass()}>
            <FormattedMessage id="common.home" />
          </RouteLink>
          <SearchButton />
        </div>
      </PageIntro>
    </div>
  );
}

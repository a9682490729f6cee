import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { logUnknownPath } from '#browser/navigation/location.ts';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { PagesPicture } from '#sections/PagesPicture.tsx';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';

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
        <div className={patterns.cluster}>
          <RouteLink to="home" className={buttonClass()}>
            <FormattedMessage id="common.home" />
          </RouteLink>
          <SearchButton />
        </div>
      </PageIntro>
    </div>
  );
}

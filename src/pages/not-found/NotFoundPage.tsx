import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { PagesPicture } from '#components/PagesPicture.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SearchButton } from '#features/search/view/SearchButton.tsx';
import { currentPath, logUnknownPath } from '#router/location.ts';
import { lowerCaseAddress } from '#router/model/similar-address.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import page from '../page.module.css';

export default function NotFoundPage() {
  /** The prerendered page does not know the address. */
  const [similar, setSimilar] = useState<string>();
  useEffect(() => {
    logUnknownPath();
    setSimilar(lowerCaseAddress(currentPath()));
  }, []);
  return (
    <div className={page.page}>
      <PageIntro
        badge={<FormattedMessage id="notFound.title" />}
        title={<FormattedMessage id="notFound.heading" />}
        lead={<FormattedMessage id="notFound.text" />}
        picture={<PagesPicture pages={12} columns={4} missing={7} />}
      >
        {similar && (
          <p className={patterns.links}>
            <FormattedMessage id="notFound.similar" /> <a href={similar}>{similar}</a>
          </p>
        )}
        <div className={layout.cluster}>
          <RouteLink to="home" className={buttonClass()}>
            <FormattedMessage id="common.home" />
          </RouteLink>
          <SearchButton />
        </div>
      </PageIntro>
    </div>
  );
}

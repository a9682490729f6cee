import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onShown } from '#browser/dom/pageLifecycle.ts';
import { PageIntro } from '#components/PageIntro.tsx';
import { PremiumPanel } from '#components/PremiumPanel.tsx';
import { Section } from '#components/Section.tsx';
import { Topics } from '#components/Topics.tsx';
import { useSubject } from '#features/forms/view/useSubject.ts';
import { webinarForm } from '#site/forms/webinar-form.ts';
import { overAt, type Webinar, webinarCategories, webinarsByKind } from '#site/webinars.ts';
import layout from '#styles/layout.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import { WebinarEntry } from './WebinarEntry.tsx';
import { WebinarRegistration, webinarRegistration } from './WebinarRegistration.tsx';
import { WebinarsPicture } from './WebinarsPicture.tsx';

const features = ['webinars.premium.upcoming', 'webinars.premium.on-demand'] as const;

const titleOf = ({ title }: Webinar) => title;

export default function WebinarsPage({ content: { items: webinars } }: PageProps<'webinars'>) {
  const intl = useIntl();
  const over = useOver(webinars);
  const kinds = webinarsByKind(webinars, over);
  const [first = webinars[0], ...others] = [...kinds.upcoming, ...kinds['on-demand']];
  const { choice, request } = useSubject(webinarForm, [first, ...others], titleOf, webinarRegistration);
  return (
    <div className={page.page}>
      <PageIntro
        title="webinars.heading"
        lead="webinars.lead"
        picture={<WebinarsPicture webinars={kinds.upcoming.length > 0 ? kinds.upcoming : webinars} />}
      />
      <Topics
        label="webinars.categories"
        items={(['all', ...webinarCategories] as const).map((id) =>
          intl.formatMessage({ id: `webinars.category.${id}` }),
        )}
      />
      {(['upcoming', 'on-demand'] as const).map((kind) => (
        <Section
          key={kind}
          id={`${kind}-title`}
          title={`webinars.${kind}`}
          {...(kind === 'on-demand' && { lead: 'webinars.on-demand.lead' as const })}
        >
          {kinds[kind].length > 0 ? (
            <ul className={layout.column}>
              {kinds[kind].map((webinar) => (
                <WebinarEntry key={webinar.id} webinar={webinar} choice={choice(webinar)} />
              ))}
            </ul>
          ) : (
            <p>
              <FormattedMessage id="webinars.none" />
            </p>
          )}
        </Section>
      ))}
      <WebinarRegistration request={request} />
      <PremiumPanel
        badge="webinars.premium.badge"
        title="webinars.premium.title"
        text="webinars.premium.text"
        features={features}
        plans="webinars.premium.plans"
        contact="webinars.premium.contact"
      />
    </div>
  );
}

/**
 * Returns the live webinars that are over. The prerendered page and hydration use the clock of the build. After
 * hydration the visitor's clock applies.
 */
const useOver = (webinars: readonly Webinar[]): string =>
  useSyncExternalStore(
    onShown,
    () => overAt(webinars, Date.now()),
    () => __WEBINARS_OVER__,
  );

import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { CodeSample } from '#components/CodeSample.tsx';
import { FactList } from '#components/FactList.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import { brand } from '#site/brand.ts';
import { isSample } from '#site/sample-content.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import styles from './ApiPage.module.css';
import { CallPicture } from './CallPicture.tsx';
import { CopySample } from './CopySample.tsx';
import { EndpointList } from './EndpointList.tsx';
import { Systems } from './Systems.tsx';
import { answer, requests } from './samples.ts';

const features = ['api.features.realtime', 'api.features.webhooks', 'api.features.security'] as const;

export default function ApiPage() {
  return (
    <div className={page.page}>
      <PageIntro badge="api.badge" title="api.heading" lead="api.lead" picture={<CallPicture />} />
      <Section id="features-title" title="api.features.title">
        <FactList items={features} />
      </Section>
      <Section id="endpoints-title" title="api.endpoints.title" lead="api.endpoints.lead">
        <EndpointList />
      </Section>
      <Section id="sample-title" title="api.sample.title" lead="api.sample.lead" tone="deep">
        <Samples />
      </Section>
      <Section id="systems-title" title="api.systems.title">
        <Systems />
        {isSample.systems && (
          <p className={typography.fine}>
            <FormattedMessage id="api.systems.sample" />
          </p>
        )}
      </Section>
      <Closing />
    </div>
  );
}

function Samples() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'api.sample.label' }, { name: answer.name });
  return (
    <div className={`${layout.column} ${styles.samples}`}>
      {requests.map(({ name, code }) => (
        <CopySample key={name} name={name} code={code} />
      ))}
      <div className={`${layout.stack2} ${layout.top}`}>
        <p>
          <FormattedMessage id="api.sample.answer" />
        </p>
        <CodeSample name={answer.name} label={label} code={answer.code} />
      </div>
    </div>
  );
}

function Closing() {
  const intl = useIntl();
  const address = brand.infoAddress;
  const subject = encodeURIComponent(intl.formatMessage({ id: 'api.docs.subject' }));
  return (
    <CallToAction
      id="docs-title"
      title="api.docs.title"
      text={<FormattedMessage id="api.docs.text" values={{ address }} />}
    >
      <NavigationLink anchor="contact-form" label="api.docs.contact" className={buttonClass()} />
      <a href={`mailto:${address}?subject=${subject}`} className={buttonClass('quiet')}>
        <FormattedMessage id="api.docs.request" />
      </a>
      <NavigationLink to="home" label="common.home" className={buttonClass('plain')} />
    </CallToAction>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { DotField } from '#components/DotField.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';

/** Number of parameters of the platform (`of`) and of the sample (`highlighted`). Source: docs/site.md, section 2. */
const parameters = { of: 40, highlighted: 5 };

/** Renders the share of the platform that the sample shows, and links to continue. */
export function NextSteps() {
  const intl = useIntl();
  return (
    <CallToAction
      id="preview-title"
      title="results.preview.title"
      text="results.preview.text"
      picture={<DotField columns={8} {...parameters} />}
    >
      <div className={layout.stack4}>
        <h3 className={typography.medium}>
          <FormattedMessage id="results.next.title" />
        </h3>
        <div className={columns.two}>
          <p className={`${layout.stack2} ${typography.note}`}>
            <NavigationLink anchor="contact-form" label="results.next.demo" className={buttonClass()} />
            <FormattedMessage id="results.next.demo.text" />
          </p>
          <p className={`${layout.stack2} ${typography.note}`}>
            <ExternalLink
              href={environment.platformUrl}
              newTabLabel={intl.formatMessage({ id: 'common.nav.newTab' })}
              className={buttonClass('quiet')}
            >
              <FormattedMessage id="results.next.platform" />
            </ExternalLink>
            <FormattedMessage id="results.next.platform.text" />
          </p>
        </div>
      </div>
    </CallToAction>
  );
}

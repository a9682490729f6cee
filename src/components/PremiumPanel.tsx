import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { Badge } from './Badge.tsx';
import { buttonClass } from './Button.tsx';
import { FactList, type TitledMessageId } from './FactList.tsx';
import { NavigationLink } from './NavigationLink.tsx';

interface PremiumPanelProps {
  badge: PlainMessageId;
  title: PlainMessageId;
  text: PlainMessageId;
  features: readonly TitledMessageId[];
  /** Labels of the two buttons, to the licences and to the contact form. */
  plans: PlainMessageId;
  contact: PlainMessageId;
}

/** Renders the benefits of Premium and Enterprise, with links to subscribe. Source: docs/site.md, section 2. */
export function PremiumPanel({ badge, title, text, features, plans, contact }: PremiumPanelProps) {
  return (
    <section className={`${patterns.panel} ${layout.stack6}`} aria-labelledby="premium-title">
      <div className={`${layout.stack3} ${layout.start}`}>
        <Badge tone="good">
          <FormattedMessage id={badge} />
        </Badge>
        <h2 id="premium-title">
          <FormattedMessage id={title} />
        </h2>
        <p className={`${typography.muted} ${layout.measure}`}>
          <FormattedMessage id={text} />
        </p>
      </div>
      <FactList items={features} />
      <div className={`${layout.cluster} ${columns.actions}`}>
        <NavigationLink anchor="pricing" label={plans} className={buttonClass()} />
        <NavigationLink anchor="contact-form" label={contact} className={buttonClass('quiet')} />
      </div>
    </section>
  );
}

import { FormattedMessage } from 'react-intl';
import { OutboxList } from '#features/submissions/view/OutboxList.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import page from '../page.module.css';

export default function OutboxPage() {
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="outbox.heading" />}
        lead={<FormattedMessage id="outbox.lead" />}
      />
      <OutboxList />
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import { PageIntro } from '#sections/PageIntro.tsx';
import { PremiumPanel } from '#sections/PremiumPanel.tsx';
import patterns from '#styles/patterns.module.css';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';
import { GatedNotice } from './GatedNotice.tsx';
import { ReportPicture } from './ReportPicture.tsx';

const features = [
  'reportDownload.feature.exclusive',
  'reportDownload.feature.insights',
  'reportDownload.feature.support',
] as const;

export default function ReportDownloadPage() {
  return (
    <div className={page.page}>
      <PageIntro title="reportDownload.heading" lead="reportDownload.lead" picture={<ReportPicture />}>
        <RouteLink to="reports" className={patterns.target}>
          <FormattedMessage id="reportDownload.back" />
        </RouteLink>
      </PageIntro>
      <PremiumPanel
        badge="reportDownload.panel.badge"
        title="reportDownload.panel.title"
        text="reportDownload.panel.text"
        features={features}
        plans="reportDownload.plans"
        contact="reportDownload.contact"
      />
      <GatedNotice />
    </div>
  );
}

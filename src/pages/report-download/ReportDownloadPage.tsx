import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { PremiumPanel } from '#components/PremiumPanel.tsx';
import patterns from '#styles/patterns.module.css';
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
        <NavigationLink to="reports" label="reportDownload.back" className={patterns.target} />
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

import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import page from '../page.module.css';
import { Application } from './Application.tsx';
import { Exchange } from './Exchange.tsx';
import { FixedPrice } from './FixedPrice.tsx';
import { PartnerHero } from './PartnerHero.tsx';
import { StartLink } from './StartLink.tsx';

export default function DesignPartnerPage() {
  return (
    <div className={page.page}>
      <PartnerHero />
      <Exchange />
      <FixedPrice />
      <Application />
      <CallToAction id="closing-title" title="designPartner.closing.title" text="designPartner.closing.text">
        <StartLink />
        <NavigationLink to="demo" label="designPartner.closing.demo" className={buttonClass('quiet')} />
      </CallToAction>
    </div>
  );
}

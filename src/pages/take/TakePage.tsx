import { keepFocus } from '#browser/dom/keptFocus.ts';
import { StandGate } from '#features/submissions/view/stand/lateParts.ts';
import { useIsStand } from '#features/submissions/view/stand/useIsStand.ts';
import { TakeIn } from '#features/submissions/view/TakeIn.tsx';
import { TakeOver } from '#features/submissions/view/TakeOver.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { Section } from '#sections/Section.tsx';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from '#ui/Button.tsx';
import page from '../page.module.css';
import { TakePicture } from './TakePicture.tsx';

const steps = ['take.how.1', 'take.how.2', 'take.how.3', 'take.how.4'] as const;

/** The target of a waiting request's QR code; visitors who arrive without one find an explanation. */
export default function TakePage() {
  const isStand = useIsStand();
  return (
    <div className={page.page}>
      <PageIntro title="take.heading" lead="take.lead" picture={<TakePicture />} />
      {isStand ? <StandGate /> : <Taken />}
      <Section id="take-how-title" title="take.how.title">
        <Checklist items={steps} />
        <p>
          <NavigationLink to="home" label="common.home" className={buttonClass('quiet')} />
        </p>
      </Section>
    </div>
  );
}

/** The request from the address, and the file input for one too long for a QR code. */
function Taken() {
  return (
    <div ref={keepFocus} className={patterns.stack7}>
      <TakeOver />
      <TakeIn />
    </div>
  );
}

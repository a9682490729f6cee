import { useCallback, useEffect, useState } from 'react';
import { watchEntrances } from '#browser/dom/motion.ts';
import { useDisclosure } from '#browser/navigation/anchors.ts';
import { ComparisonSection, comparisonSection } from '#features/comparison/view/ComparisonSection.tsx';
import type { RoiRequest } from '#features/roi/model/roi.ts';
import { RoiSection } from '#features/roi/view/RoiSection.tsx';
import type { PageProps } from '../props.ts';
import { Contact } from './Contact.tsx';
import { Faq } from './Faq.tsx';
import { Hero } from './Hero.tsx';
import { Licences } from './Licences.tsx';
import { Mission } from './Mission.tsx';
import { UserFlow } from './UserFlow.tsx';
import { Voices } from './Voices.tsx';
import { Workflow } from './Workflow.tsx';

export default function HomePage({ content: { items: testimonials } }: PageProps<'home'>) {
  const comparison = useDisclosure(comparisonSection);
  const [roi, setRoi] = useState<RoiRequest>();
  const takeAlong = useCallback((request: RoiRequest) => setRoi(request), []);
  useEffect(watchEntrances, []);
  return (
    <>
      <Hero comparison={comparison} testimonials={testimonials} />
      <RoiSection onRequest={takeAlong} />
      <ComparisonSection disclosure={comparison} />
      <Mission />
      <Workflow />
      <UserFlow />
      <Voices testimonials={testimonials} />
      <Licences />
      <Faq />
      <Contact roi={roi} onRemoveRoi={() => setRoi(undefined)} />
    </>
  );
}

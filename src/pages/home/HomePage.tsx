import { useEffect, useMemo, useState } from 'react';
import { watchEntrances } from '#browser/dom/motion.ts';
import { ComparisonSection, comparisonSection } from '#features/comparison/view/ComparisonSection.tsx';
import type { RoiRequest } from '#features/roi/model/roi.ts';
import { RoiSection } from '#features/roi/view/RoiSection.tsx';
import { useDisclosure } from '#router/anchors.ts';
import type { PageProps } from '../props.ts';
import { Contact } from './Contact.tsx';
import { Faq } from './Faq.tsx';
import { Hero } from './Hero.tsx';
import { Licences } from './Licences.tsx';
import { Mission } from './Mission.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { UserFlow } from './UserFlow.tsx';
import { Workflow } from './Workflow.tsx';

// React does not render constant elements again when the page's own state changes after hydration.
const explanation = (
  <>
    <Mission />
    <Workflow />
    <UserFlow />
  </>
);
const answers = (
  <>
    <Licences />
    <Faq />
  </>
);

export default function HomePage({ content: { items: testimonials } }: PageProps<'home'>) {
  const comparison = useDisclosure(comparisonSection);
  const [roi, setRoi] = useState<RoiRequest>();
  useEffect(watchEntrances, []);
  const calculator = useMemo(
    () => <RoiSection onRequest={setRoi} onChange={(figures) => setRoi((asked) => asked && figures)} />,
    [],
  );
  const statements = useMemo(() => <TestimonialsSection testimonials={testimonials} />, [testimonials]);
  const contact = useMemo(() => <Contact roi={roi} onRemoveRoi={() => setRoi(undefined)} />, [roi]);
  return (
    <>
      <Hero comparison={comparison} />
      {calculator}
      <ComparisonSection disclosure={comparison} />
      {explanation}
      {statements}
      {answers}
      {contact}
    </>
  );
}

import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { watchEntrances } from '#browser/dom/motion.ts';
import { ComparisonSection, comparisonSection } from '#features/comparison/view/ComparisonSection.tsx';
import type { RoiInputs } from '#features/roi/model/inputs.ts';
import { readRoiQuery } from '#features/roi/model/roi-link.ts';
import { RoiSection } from '#features/roi/view/RoiSection.tsx';
import { currentQuery } from '#router/location.ts';
import { useDisclosure } from '#router/useDisclosure.ts';
import { useEntryState } from '#router/useEntryState.ts';
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
  const { roi, request, change, remove } = useRequestedFigures();
  useEffect(watchEntrances, []);
  const calculator = useMemo(() => <RoiSection onRequest={request} onChange={change} />, [request, change]);
  const statements = useMemo(() => <TestimonialsSection testimonials={testimonials} />, [testimonials]);
  const contact = useMemo(() => <Contact roi={roi} onRemoveRoi={remove} />, [roi, remove]);
  return (
    <>
      <Suspense>
        <Hero comparison={comparison} />
      </Suspense>
      <Suspense>
        {calculator}
        <ComparisonSection disclosure={comparison} />
      </Suspense>
      {explanation}
      {statements}
      {answers}
      <Suspense>{contact}</Suspense>
    </>
  );
}

/** Returns the calculator's figures if the visitor attaches them to a request. After a reload they are in the address. */
function useRequestedFigures() {
  const [isAttached, setAttached] = useEntryState<boolean>('figures', false);
  const [figures, setFigures] = useState<RoiInputs>();
  const request = useCallback(
    (requested: RoiInputs) => {
      setFigures(requested);
      setAttached(true);
    },
    [setAttached],
  );
  // Figures that are not attached must not render the page again while a slider moves.
  const change = useCallback((moved: RoiInputs) => isAttached && setFigures(moved), [isAttached]);
  const remove = useCallback(() => setAttached(false), [setAttached]);
  const roi = useMemo(
    () => (isAttached ? (figures ?? readRoiQuery(currentQuery())) : undefined),
    [isAttached, figures],
  );
  return { roi, request, change, remove };
}

import { useCallback, useEffect, useState } from 'react';
import { useDisclosure } from '#browser/anchors.ts';
import { island } from '#browser/island.tsx';
import { watchEntrances } from '#browser/motion.ts';
import {
  ComparisonSection,
  comparisonSection,
  readyComparison,
} from '#features/comparison/view/ComparisonSection.tsx';
import type { RoiRequest } from '#features/roi/model/roi.ts';
import { RoiSection, readyRoi } from '#features/roi/view/RoiSection.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Voices } from './Voices.tsx';

const story = island(() => import('./Story.tsx'));
const terms = island(() => import('./Terms.tsx'));

export const ready = () => Promise.all([story.ready(), terms.ready(), readyRoi(), readyComparison()]);

export default function HomePage() {
  const comparison = useDisclosure(comparisonSection);
  const [roi, setRoi] = useState<RoiRequest>();
  const takeAlong = useCallback((request: RoiRequest) => setRoi(request), []);
  useEffect(watchEntrances, []);
  return (
    <>
      <Hero comparison={comparison} />
      <RoiSection onRequest={takeAlong} />
      <ComparisonSection disclosure={comparison} />
      <story.Part wanted={false} />
      <Voices />
      <terms.Part wanted={false} />
      <Contact roi={roi} onRemoveRoi={() => setRoi(undefined)} />
    </>
  );
}

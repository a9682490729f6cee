import { useCallback, useEffect, useState } from 'react';
import { watchEntrances } from '#browser/dom/motion.ts';
import { island } from '#browser/hydration/island.tsx';
import { useDisclosure } from '#browser/navigation/anchors.ts';
import {
  ComparisonSection,
  comparisonSection,
  readyComparison,
} from '#features/comparison/view/ComparisonSection.tsx';
import type { RoiRequest } from '#features/roi/model/roi.ts';
import { RoiSection, readyRoi } from '#features/roi/view/RoiSection.tsx';
import { useFormsWanted } from '#features/submissions/view/formsWanted.ts';
import { useUnavailableNotice } from '#ui/unavailable.ts';
import { Hero } from './Hero.tsx';
import { readyHeroPicture } from './HeroPicture.tsx';

const story = island(() => import('./Story.tsx'));
const voices = island(() => import('./Voices.tsx'));
const terms = island(() => import('./PricesAndQuestions.tsx'));
const contact = island(() => import('./Contact.tsx'));

export const ready = () =>
  Promise.all([
    readyHeroPicture(),
    story.ready(),
    voices.ready(),
    terms.ready(),
    contact.ready(),
    readyRoi(),
    readyComparison(),
  ]);

export default function HomePage() {
  const comparison = useDisclosure(comparisonSection);
  const [roi, setRoi] = useState<RoiRequest>();
  const takeAlong = useCallback((request: RoiRequest) => setRoi(request), []);
  const used = useFormsWanted();
  const unavailable = useUnavailableNotice();
  useEffect(watchEntrances, []);
  return (
    <>
      <Hero comparison={comparison} />
      <RoiSection onRequest={takeAlong} />
      <ComparisonSection disclosure={comparison} />
      <story.Part wanted={false} />
      <voices.Part wanted={used} />
      <terms.Part wanted={false} />
      <contact.Part
        wanted={used || roi !== undefined}
        onUnavailable={unavailable}
        roi={roi}
        onRemoveRoi={() => setRoi(undefined)}
      />
    </>
  );
}

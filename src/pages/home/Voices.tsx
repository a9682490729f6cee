import { Testimonials } from '#features/voices/view/Testimonials.tsx';
import { Band } from '#sections/Band.tsx';
import { SectionHead } from '#sections/SectionHead.tsx';

export function Voices() {
  return (
    <Band labelledBy="voices-title">
      <SectionHead id="voices-title" eyebrow="home.voices.eyebrow" title="home.voices.title" />
      <Testimonials />
    </Band>
  );
}

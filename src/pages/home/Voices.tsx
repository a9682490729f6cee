import { FormattedMessage } from 'react-intl';
import { Testimonials } from '#features/testimonials/view/Testimonials.tsx';
import { Band } from '#sections/Band.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export default function Voices() {
  return (
    <Band labelledBy="voices-title">
      <SectionHead
        id="voices-title"
        eyebrow={<FormattedMessage id="home.voices.eyebrow" />}
        title={<FormattedMessage id="home.voices.title" />}
      />
      <Testimonials />
    </Band>
  );
}

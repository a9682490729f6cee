import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/dom/motion.ts';
import { Avatar } from '#components/Avatar.tsx';
import { Button } from '#components/Button.tsx';
import { Scroller } from '#components/Scroller.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import FourOfForty from '#illustrations/four-of-forty.svg?react';
import Next from '#illustrations/icons/next.svg?react';
import Pause from '#illustrations/icons/pause.svg?react';
import Play from '#illustrations/icons/play.svg?react';
import Previous from '#illustrations/icons/previous.svg?react';
import type { Testimonial } from '#site/testimonials.ts';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Testimonials.module.css';

/** Time each testimonial is shown. Source: docs/site.md, section 9. */
const AUTOPLAY_MS = 5_000;
const RATING = 5;

/** A scroll has ended after this time without an event, in milliseconds. */
const REST_MS = 100;

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

/** Renders a looping carousel. It advances automatically until the visitor pauses it, and by buttons and swipes. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const intl = useIntl();
  const total = testimonials.length;
  const { track, index, turn, paused, setPaused } = useCarousel(total);
  return (
    <div className={styles.carousel}>
      <Scroller
        ref={track}
        className={styles.track}
        aria-label={intl.formatMessage({ id: 'home.voices.title' })}
      >
        <ul className={styles.slides}>
          {testimonials.map((voice, position) => (
            <TestimonialSlide key={voice.name} voice={voice} number={position + 1} total={total} />
          ))}
        </ul>
      </Scroller>
      <div className={styles.controls}>
        <Controls paused={paused} setPaused={setPaused} turn={turn} />
        <p className={typography.note} aria-hidden="true">
          <FormattedMessage id="home.voices.count" values={{ number: index + 1, total }} />
        </p>
      </div>
    </div>
  );
}

/** Returns the state of the carousel. Every change of the slide restarts the autoplay timer. */
function useCarousel(total: number) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const turn = useCallback(
    (step: number) => {
      const list = track.current;
      const next = (index + step + total) % total;
      setIndex(next);
      list?.scrollTo({ left: next * pitchOf(list), behavior: reduced ? 'instant' : 'smooth' });
    },
    [index, total, reduced],
  );

  useEffect(() => {
    if (paused || reduced) return;
    const timer = setTimeout(() => turn(1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [paused, reduced, turn]);

  useSwipe(track, setIndex);
  return { track, index, turn, paused, setPaused };
}

/** Reports the slide at which a scroll has ended. `onRest` must be the same function in each render. */
function useSwipe(track: RefObject<HTMLElement | null>, onRest: (position: number) => void) {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let resting: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      clearTimeout(resting);
      resting = setTimeout(() => onRest(positionOf(list)), REST_MS);
    };
    list.addEventListener('scroll', scrolled);
    return () => {
      clearTimeout(resting);
      list.removeEventListener('scroll', scrolled);
    };
  }, [track, onRest]);
}

/** Returns the index of the slide that a list is scrolled to. */
const positionOf = (list: HTMLElement) => Math.round(list.scrollLeft / pitchOf(list));

/** Returns the distance between the starts of two slides, in CSS pixels. */
const pitchOf = (list: HTMLElement) => list.querySelector('li')?.offsetWidth || list.clientWidth;

interface VoiceProps {
  voice: Testimonial;
  number: number;
  total: number;
}

function TestimonialSlide({ voice, number, total }: VoiceProps) {
  const intl = useIntl();
  const { picture, quote, name, about, language, languageName } = voice;
  return (
    <li className={styles.slide}>
      <VisuallyHidden>{intl.formatMessage({ id: 'home.voices.position' }, { number, total })}</VisuallyHidden>
      <blockquote className={styles.quote} lang={language}>
        {quote.map((chunks, part) => (part % 2 === 0 ? chunks : <em key={chunks}>{chunks}</em>))}
      </blockquote>
      {picture && <FourOfForty className={styles.forty} />}
      <div className={`${layout.cluster} ${styles.person}`}>
        <p className={layout.line}>
          <Avatar name={name} />
          <span>
            <strong>{name}</strong>
            <br />
            <span className={typography.note} lang={language}>
              {about}
            </span>
            {languageName && <span className={typography.note}>{` · ${languageName}`}</span>}
          </span>
        </p>
        <Stars />
      </div>
    </li>
  );
}

interface ControlsProps {
  paused: boolean;
  setPaused: (paused: boolean) => void;
  turn: (step: number) => void;
}

function Controls({ paused, setPaused, turn }: ControlsProps) {
  const intl = useIntl();
  return (
    <p className={`${layout.cluster} ${visibility.withScripts} ${visibility.screenOnly}`}>
      <Button
        variant="quiet"
        className={styles.pause}
        aria-label={intl.formatMessage({ id: paused ? 'home.voices.play' : 'home.voices.pause' })}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play /> : <Pause />}
      </Button>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'home.voices.previous' })}
        onClick={() => turn(-1)}
      >
        <Previous />
      </Button>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'home.voices.next' })}
        onClick={() => turn(1)}
      >
        <Next />
      </Button>
    </p>
  );
}

function Stars() {
  const intl = useIntl();
  const rating = intl.formatNumber(RATING, { minimumFractionDigits: 1 });
  return (
    <p className={typography.figure}>
      <span aria-hidden="true" className={tones.fair}>
        {'★'.repeat(RATING)} {rating}
      </span>
      <span className={visibility.visuallyHidden}>
        <FormattedMessage id="home.voices.rating" values={{ rating }} />
      </span>
    </p>
  );
}

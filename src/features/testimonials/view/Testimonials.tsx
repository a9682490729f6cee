import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/motion.ts';
import { testimonials } from '#site/sample-content.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Scroller } from '#ui/Scroller.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Testimonials.module.css';

/** How long a voice is shown before the next. Source: docs/site.md, section 9. */
const AUTOPLAY_MS = 5_000;
const RATING = 5;

/** A scroll that pauses this long has come to rest. */
const REST_MS = 100;

/** A looping carousel: it turns by itself until it is paused, and can be turned and swiped by hand. */
export function Testimonials() {
  const intl = useIntl();
  const { track, turn, paused, setPaused } = useCarousel();
  return (
    <div className={styles.carousel}>
      <Scroller
        ref={track}
        className={styles.track}
        aria-label={intl.formatMessage({ id: 'home.voices.title' })}
      >
        <ul className={styles.slides}>
          {testimonials.map((voice, position) => (
            <Voice key={voice.name} voice={voice} position={position} />
          ))}
        </ul>
      </Scroller>
      <Controls paused={paused} setPaused={setPaused} turn={turn} />
    </div>
  );
}

/** Which voice is shown. Every turn, by whomever, begins the time of a voice anew. */
function useCarousel() {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const turn = useCallback(
    (step: number) => {
      const list = track.current;
      const next = (index + step + testimonials.length) % testimonials.length;
      setIndex(next);
      list?.scrollTo({ left: next * list.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
    },
    [index, reduced],
  );

  useEffect(() => {
    if (paused || reduced) return;
    const timer = setTimeout(() => turn(1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [paused, reduced, turn]);

  useSwipe(track, setIndex);
  return { track, turn, paused, setPaused };
}

/** Tells which voice a scroll by hand has come to rest at. `onRest` is the same function at every render. */
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

/** Which voice a list that is scrolled sideways shows. */
const positionOf = (list: HTMLElement) => Math.round(list.scrollLeft / list.clientWidth);

interface VoiceProps {
  voice: (typeof testimonials)[number];
  position: number;
}

function Voice({ voice, position }: VoiceProps) {
  const intl = useIntl();
  const { name, company, quote, role } = voice;
  return (
    <li className={styles.slide}>
      <VisuallyHidden>
        {intl.formatMessage(
          { id: 'home.voices.position' },
          { number: position + 1, total: testimonials.length },
        )}
      </VisuallyHidden>
      <Stars />
      <blockquote className={styles.quote}>
        <FormattedMessage id={quote} values={{ em: (words) => <em>{words}</em> }} />
      </blockquote>
      <p className={styles.person}>
        <Avatar name={name} />
        <span>
          <strong>{name}</strong>
          <span className={styles.role}>
            <FormattedMessage id={role} />
            {` · ${company}`}
          </span>
        </span>
      </p>
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
    <p className={styles.controls}>
      <Button variant="plain" className={styles.pause} onClick={() => setPaused(!paused)}>
        <FormattedMessage id={paused ? 'home.voices.play' : 'home.voices.pause'} />
      </Button>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'home.voices.previous' })}
        onClick={() => turn(-1)}
      >
        {'←'}
      </Button>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'home.voices.next' })}
        onClick={() => turn(1)}
      >
        {'→'}
      </Button>
    </p>
  );
}

function Stars() {
  const intl = useIntl();
  const rating = intl.formatNumber(RATING, { minimumFractionDigits: 1 });
  return (
    <p className={styles.rating}>
      <span aria-hidden="true" className={styles.stars}>
        {'★'.repeat(RATING)}
      </span>
      <span aria-hidden="true">{rating}</span>
      <span className={styles.spoken}>
        <FormattedMessage id="home.voices.rating" values={{ rating }} />
      </span>
    </p>
  );
}

import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import type { ArticlePicture, FootnoteReference } from '../model/content.ts';
import styles from './ArticleParts.module.css';

/** Renders a picture that is stored with the text. */
export function Picture({ picture: { src, alt, caption, width, height } }: { picture: ArticlePicture }) {
  return (
    <figure className={layout.stack2}>
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption className={typography.note}>{caption}</figcaption>}
    </figure>
  );
}

const referenceId = (idPrefix: string, footnote: number) => `${idPrefix}footnote-reference-${footnote}`;
const footnoteId = (idPrefix: string, footnote: number) => `${idPrefix}footnote-${footnote}`;

/** Renders the number that links to a footnote. Its role makes a screen reader announce it in its own language. */
export function FootnoteLink({ idPrefix, footnote, repeated }: FootnoteReference & { idPrefix: string }) {
  return (
    <sup className={styles.reference}>
      <a
        id={repeated ? undefined : referenceId(idPrefix, footnote)}
        href={`#${footnoteId(idPrefix, footnote)}`}
        role="doc-noteref"
      >
        {footnote}
      </a>
    </sup>
  );
}

interface Footnote {
  number: number;
  content: ReactNode;
}

/** Renders the footnotes. Each number links back to the text. */
export function FootnoteList({ idPrefix, footnotes }: { idPrefix: string; footnotes: readonly Footnote[] }) {
  return (
    <section className={`${layout.stack2} ${typography.small} ${patterns.ruled}`} role="doc-endnotes">
      {footnotes.map(({ number, content }) => (
        <div key={number} id={footnoteId(idPrefix, number)} className={styles.footnote}>
          <a href={`#${referenceId(idPrefix, number)}`} role="doc-backlink">
            {number}
          </a>
          <div>{content}</div>
        </div>
      ))}
    </section>
  );
}

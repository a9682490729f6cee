import { Badge } from '#components/Badge.tsx';
import { DotField } from '#components/DotField.tsx';
import { FullWidthSection, type Tone } from '#components/FullWidthSection.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { ArticleCover } from '#features/articles/view/ArticleCover.tsx';
import { covers } from '#site/covers.ts';
import styles from './Gallery.module.css';
import { Shelf } from './Shelf.tsx';

const tones = ['plain', 'good', 'amber'] as const;
const surfaces: readonly Tone[] = ['paper', 'sunk', 'deep'];

/** Renders parts of the pages' drawings: sheets, tags and their lines, dots that count, and the three backgrounds. */
export function Drawings({ scheme }: { scheme: string }) {
  return (
    <>
      <Shelf name="Tags, a sheet">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {`p. 12, ${tone}`}
          </Badge>
        ))}
        <Sheet title="A sheet" tag={<Badge>p. 1</Badge>}>
          <DotField of={40} highlighted={5} columns={20} />
        </Sheet>
      </Shelf>
      <Shelf name="Dots: a field, a hollow one">
        <DotField of={40} highlighted={12} columns={20} />
        <DotField of={40} highlighted={12} columns={20} hollow />
      </Shelf>
      <Shelf name="Covers">
        {covers.map((cover) => (
          <div key={cover} className={styles.cover}>
            <ArticleCover cover={cover} />
          </div>
        ))}
      </Shelf>
      {surfaces.map((tone) => (
        <FullWidthSection key={tone} tone={tone} labelledBy={`${scheme}-${tone}`}>
          <h2 id={`${scheme}-${tone}`}>{`The ${tone} ground`}</h2>
          <DotField of={40} highlighted={12} columns={20} hollow />
        </FullWidthSection>
      ))}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { openFigure } from '#features/deal/browser/rows.ts';
import type { FigureId } from '#features/deal/model/figures.ts';
import { Deal } from '#features/deal/view/Deal.tsx';
import { Shelf } from './Shelf.tsx';

const states: readonly { name: string; figure?: FigureId }[] = [
  { name: 'nothing chosen' },
  { name: 'a page', figure: 'hotels' },
  { name: 'a row', figure: 'stake' },
  { name: 'a contradiction', figure: 'stated' },
];

/** Renders the deal with its evidence lines in each of its states. */
export function Deals() {
  return states.map(({ name, figure }) => (
    <Shelf key={name} name={`Deal: ${name}`} isWide>
      <OpenDeal figure={figure} />
    </Shelf>
  ));
}

function OpenDeal({ figure }: { figure: FigureId | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (figure) openFigure(place.current, figure);
  }, [figure]);
  return (
    <div ref={place}>
      <Deal />
    </div>
  );
}

import { use, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { currentPath } from '#router/location.ts';
import { similarAddresses } from '#router/model/similar-address.ts';
import { Preparation } from '#router/preparation.ts';
import patterns from '#styles/patterns.module.css';

/** Offers the page that the visitor may have meant by the unknown address, if it exists. */
export default function SimilarAddress() {
  const prepare = use(Preparation);
  const [similar, setSimilar] = useState<string>();
  useEffect(() => {
    let here = true;
    const find = async () => {
      for (const address of similarAddresses(currentPath())) {
        const { kind } = await prepare(address);
        if (!here) return;
        if (kind === 'page') return setSimilar(address);
      }
    };
    // Without a connection it is unknown whether the page exists.
    find().catch(() => {});
    return () => {
      here = false;
    };
  }, [prepare]);
  return (
    similar && (
      <p className={patterns.links}>
        <FormattedMessage id="notFound.similar" /> <a href={similar}>{similar}</a>
      </p>
    )
  );
}

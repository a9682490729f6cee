import { use, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { currentPath } from '#router/location.ts';
import { lowerCaseAddress } from '#router/model/similar-address.ts';
import { Preparation } from '#router/preparation.ts';
import patterns from '#styles/patterns.module.css';

/**
 * Offers the page whose address differs from the unknown address only by its capitals, if that page exists. Hosts cannot
 * redirect to it by one rule, because nginx and the hosts of static files do not change the case of an address.
 */
export default function SimilarAddress() {
  const prepare = use(Preparation);
  const [similar, setSimilar] = useState<string>();
  useEffect(() => {
    const address = lowerCaseAddress(currentPath());
    if (!address) return;
    let here = true;
    prepare(address).then(
      ({ kind }) => here && kind === 'page' && setSimilar(address),
      // Without a connection it is unknown whether the page exists.
      () => {},
    );
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

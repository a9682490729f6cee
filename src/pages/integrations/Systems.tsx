import { FormattedMessage } from 'react-intl';
import { LogoShape } from '#components/Logo.tsx';
import { logo } from '#site/brand.ts';
import { isSample } from '#site/sample-content.ts';
import { type IntegrationId, integrations } from '#site/sample-systems.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Systems.module.css';
import { signs } from './signs.ts';

type Kind = (typeof integrations)[number]['kind'];

const ofKind = (kind: Kind) => integrations.filter((integration) => integration.kind === kind);

/**
 * Renders the systems as wordmarks, by kind. In a wide window, lines lead from the providers of data through the product
 * to the CRM systems. The names are text, so that they can be read aloud, found and enlarged.
 */
export function Systems() {
  return (
    <div className={layout.stack6}>
      <div className={styles.flow}>
        <Group kind="data" />
        <Lines />
        <Group kind="crm" />
      </div>
      {isSample.systems && (
        <p className={typography.fine}>
          <FormattedMessage id="integrations.sample" />
        </p>
      )}
    </div>
  );
}

function Group({ kind }: { kind: Kind }) {
  return (
    <div className={styles.group}>
      <h3 className={`${typography.label} ${typography.muted}`}>
        <FormattedMessage id={`integrations.kind.${kind}`} />
      </h3>
      <ul className={styles.systems}>
        {ofKind(kind).map(({ id, name }) => (
          <System key={id} id={id} name={name} />
        ))}
      </ul>
    </div>
  );
}

function System({ id, name }: { id: IntegrationId; name: string }) {
  const { Sign, face } = signs[id];
  return (
    <li className={`${styles.system} ${styles[face]}`} translate="no">
      <Sign />
      {name}
    </li>
  );
}

/** The drawing is stretched to the width of its column, so its coordinates are shares of a hundred. */
const SIZE = 100;
const MIDDLE = SIZE / 2;

/** Returns the heights of the systems of a kind, which share the height of the drawing evenly. */
const heightsOf = (kind: Kind) => ofKind(kind).map((_, index, all) => ((index + 0.5) * SIZE) / all.length);

const linesOf = (kind: Kind, from: number) =>
  heightsOf(kind)
    .map(
      (y) => `M${from} ${y}C${(from + MIDDLE) / 2} ${y} ${(from + MIDDLE) / 2} ${MIDDLE} ${MIDDLE} ${MIDDLE}`,
    )
    .join('');

/** Renders the logo between the two kinds, in a wide window with lines to the systems. Decorative: the page's text explains them. */
function Lines() {
  return (
    <div className={`${styles.lines} ${visibility.screenOnly}`}>
      <svg
        className={visibility.desktopOnly}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--control)" vectorEffect="non-scaling-stroke" d={linesOf('data', 0)} />
        <path stroke="var(--accent)" vectorEffect="non-scaling-stroke" d={linesOf('crm', SIZE)} />
      </svg>
      <svg
        viewBox={`-6 -8 ${logo.width + 12} ${logo.height + 12}`}
        className={styles.mark}
        aria-hidden="true"
      >
        <LogoShape />
      </svg>
    </div>
  );
}

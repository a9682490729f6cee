import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { together } from '#browser/dom/listen.ts';
import { Badge } from '#components/Badge.tsx';
import { latePart } from '#i18n/latePart.tsx';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import {
  closeFigure,
  followArrows,
  keepRowPlace,
  openedFigure,
  openFigure,
  replaceFigure,
} from '../browser/rows.ts';
import {
  COMPUTED,
  type Figure,
  type FigureId,
  figures,
  type GroupId,
  groups,
  isDisputed,
  neighbourOf,
  SCORE,
  STATED,
  stated,
} from '../model/figures.ts';
import styles from './Deal.module.css';
import { DealFigure } from './DealFigure.tsx';

/** The documents load before they are visible, so that they are ready for the first choice. */
const DocumentPanel = latePart(async () => ({ default: (await import('./Documents.tsx')).DocumentPanel }), {
  when: 'near',
  messages: 'deal-documents',
});

interface DealProps {
  /** Collapses the groups without the contradiction in wide windows too. Phones always collapse them. */
  isShort?: boolean;
  /** Placed below the memorandum. */
  children?: ReactNode;
}

/** Renders the memorandum of a sample deal. Each figure opens its source. The contradiction is open at first. */
export function Deal({ isShort = false, children }: DealProps) {
  const intl = useIntl();
  const explorer = useRef<HTMLDivElement>(null);
  const shared = useId();
  const [chosen, setChosen] = useState<FigureId | undefined>(stated.id);
  const follow = (id: FigureId, isOpen: boolean) => {
    // The group opens as well, because a narrower window shows only the figures of open groups.
    if (isOpen) openFigure(explorer.current, id);
    setChosen((before) => {
      if (isOpen) return id;
      return before === id ? undefined : before;
    });
  };
  useEffect(() => {
    // The visitor may have opened a figure before hydration.
    const opened = openedFigure(explorer.current);
    if (opened) openFigure(explorer.current, opened);
    setChosen(opened);
    const { current } = explorer;
    return current ? together(followArrows(current), keepRowPlace(current)) : undefined;
  }, []);
  const name = chosen && intl.formatMessage({ id: `deal.${chosen}` });
  const turn = (step: 1 | -1) => openFigure(explorer.current, neighbourOf(chosen, step));
  const replace = (id: FigureId, step: 1 | -1) => replaceFigure(explorer.current, id, neighbourOf(id, step));
  const close = () => chosen && closeFigure(explorer.current, chosen);
  return (
    <div ref={explorer} className={styles.explorer} data-evidence="explorer">
      <div className={`${layout.stack6} ${layout.top}`}>
        <div className={`${patterns.box} ${styles.memo} ${isShort ? '' : styles.whole}`} data-evidence="memo">
          <Head />
          {groups.map((group) => (
            <Group
              key={group}
              name={shared}
              group={group}
              chosen={chosen}
              onToggle={follow}
              onTurn={replace}
              onCollapse={close}
            />
          ))}
        </div>
        {children}
      </div>
      <DocumentPanel chosen={chosen} name={name} onTurn={turn} onClose={close} />
    </div>
  );
}

function Head() {
  return (
    <>
      <p className={`${typography.fine} ${typography.strong} ${styles.sample}`}>
        <FormattedMessage id="deal.sample" />
      </p>
      <div className={`${layout.line} ${styles.head}`}>
        <div>
          <h3 className={typography.large}>
            <FormattedMessage id="deal.name" />
          </h3>
          <p className={typography.fine}>
            <FormattedMessage id="deal.kind" />
          </p>
        </div>
        <p className={styles.verdict}>
          <strong className={typography.big}>
            <FormattedNumber value={SCORE} />
          </strong>
          <br />
          <FormattedMessage id="deal.score" />
        </p>
      </div>
    </>
  );
}

interface GroupProps {
  name: string;
  group: GroupId;
  chosen: FigureId | undefined;
  onToggle: (id: FigureId, isOpen: boolean) => void;
  onTurn: (id: FigureId, step: 1 | -1) => void;
  /** Called when the group with the chosen figure collapses, because the figure's source is inside the group. */
  onCollapse: () => void;
}

function Group({ name: shared, group, chosen, onToggle, onTurn, onCollapse }: GroupProps) {
  const own: readonly Figure[] = figures.filter((figure) => figure.group === group);
  const hasDispute = own.some(isDisputed);
  const name = <FormattedMessage id={`deal.group.${group}`} />;
  return (
    <details
      className={styles.group}
      open={group === stated.group}
      onToggle={({ currentTarget: { open } }) => {
        if (!open && own.some(({ id }) => id === chosen)) onCollapse();
      }}
    >
      <summary className={`${patterns.sign} ${typography.subheading} ${styles.fold}`}>
        {name}
        <span className={styles.count}>
          {hasDispute ? <DifferenceBadge /> : <FormattedNumber value={own.length} />}
        </span>
      </summary>
      <h4 className={styles.name}>{name}</h4>
      {hasDispute && (
        <p className={styles.apart}>
          <DifferenceBadge />
        </p>
      )}
      <div className={styles.rows}>
        {own.map((figure) => (
          <DealFigure
            key={figure.id}
            name={shared}
            figure={figure}
            isChosen={chosen === figure.id}
            onToggle={onToggle}
            onTurn={onTurn}
          />
        ))}
      </div>
    </details>
  );
}

function DifferenceBadge() {
  const intl = useIntl();
  return (
    <Badge tone="amber">
      <FormattedMessage id="deal.apart" values={{ amount: intl.formatNumber(STATED - COMPUTED) }} />
    </Badge>
  );
}

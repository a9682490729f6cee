import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import picture from '#components/picture.module.css';
import Documents from '#illustrations/documents.svg?react';
import Memorandum from '#illustrations/memorandum.svg?react';
import Racks from '#illustrations/racks.svg?react';
import type { PlainMessageId } from '#site/messages.ts';
import typography from '#styles/typography.module.css';
import styles from './DocumentPath.module.css';

/** Renders the same path twice. Only the middle and its frame change with the licence. */
export function DocumentPath() {
  return (
    <div className={styles.lanes}>
      <Lane id="cloud">
        <Connection says="security.path.encrypted" />
        <Station picture={Racks} id="server.cloud" text="server.cloud.text" frame="union" />
        <Connection says="security.path.encrypted" />
      </Lane>
      <Lane id="premise" frame="network">
        <Connection />
        <Station picture={Racks} id="server.premise" text="server.premise.text" />
        <Connection />
      </Lane>
    </div>
  );
}

type Frame = 'union' | 'network';

const Border = ({ frame }: { frame: Frame }) => (
  <span className={styles.border}>
    <FormattedMessage id={`security.path.${frame}`} />
  </span>
);

interface LaneProps {
  id: 'cloud' | 'premise';
  frame?: Frame;
  /** The stations between the documents and the team. */
  children: ReactNode;
}

function Lane({ id, frame, children }: LaneProps) {
  return (
    <div>
      <h3 className={`${typography.label} ${typography.accent}`}>
        <FormattedMessage id={`security.path.${id}`} />
      </h3>
      <div className={frame ? styles.framed : styles.free}>
        {frame && <Border frame={frame} />}
        <ol className={styles.lane}>
          <Station picture={Documents} id="documents" text={`documents.${id}`} />
          {children}
          <Station picture={Memorandum} id="team" text="team.text" />
        </ol>
      </div>
    </div>
  );
}

interface StationProps {
  id: 'documents' | 'server.cloud' | 'server.premise' | 'team';
  text: `documents.${'cloud' | 'premise'}` | `server.${'cloud' | 'premise'}.text` | 'team.text';
  picture: typeof Racks;
  frame?: Frame;
}

function Station({ id, text, picture: Picture, frame }: StationProps) {
  return (
    <li className={frame ? styles.framed : styles.free}>
      {frame && <Border frame={frame} />}
      <div className={styles.station}>
        <Picture className={picture.picture} />
        <h4 className={typography.subheading}>
          <FormattedMessage id={`security.path.${id}`} />
        </h4>
        <p className={typography.note}>
          <FormattedMessage id={`security.path.${text}`} />
        </p>
      </div>
    </li>
  );
}

/** Renders the line from one station to the next. A line without a label is hidden from screen readers. */
const Connection = ({ says }: { says?: PlainMessageId }) => (
  <li className={styles.thread} aria-hidden={!says}>
    {says && (
      <Badge tone="good">
        <FormattedMessage id={says} />
      </Badge>
    )}
  </li>
);

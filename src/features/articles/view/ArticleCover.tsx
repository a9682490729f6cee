import Anchor from '#illustrations/articles/anchor.svg?react';
import Chain from '#illustrations/articles/chain.svg?react';
import Checks from '#illustrations/articles/checks.svg?react';
import Columns from '#illustrations/articles/columns.svg?react';
import Decks from '#illustrations/articles/decks.svg?react';
import Few from '#illustrations/articles/few.svg?react';
import Gates from '#illustrations/articles/gates.svg?react';
import Lanes from '#illustrations/articles/lanes.svg?react';
import Page from '#illustrations/articles/page.svg?react';
import Ruler from '#illustrations/articles/ruler.svg?react';
import Scan from '#illustrations/articles/scan.svg?react';
import Sprout from '#illustrations/articles/sprout.svg?react';
import Thread from '#illustrations/articles/thread.svg?react';
import View from '#illustrations/articles/view.svg?react';
import type { Cover } from '#site/covers.ts';
import visibility from '#styles/visibility.module.css';
import styles from './ArticleCover.module.css';

const drawings = {
  page: Page,
  thread: Thread,
  columns: Columns,
  scan: Scan,
  anchor: Anchor,
  gates: Gates,
  view: View,
  chain: Chain,
  decks: Decks,
  few: Few,
  sprout: Sprout,
  lanes: Lanes,
  checks: Checks,
  ruler: Ruler,
} satisfies Record<Cover, unknown>;

/** Renders the picture of an article. It is decorative, because the title of the article follows. */
export function ArticleCover({ cover = 'page' }: { cover?: Cover | undefined }) {
  const Drawing = drawings[cover];
  return <Drawing className={`${styles.cover} ${visibility.screenOnly}`} />;
}

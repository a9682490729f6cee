import Anchor from '#illustrations/articles/anchor.svg?react';
import Chain from '#illustrations/articles/chain.svg?react';
import Columns from '#illustrations/articles/columns.svg?react';
import Gates from '#illustrations/articles/gates.svg?react';
import Page from '#illustrations/articles/page.svg?react';
import Scan from '#illustrations/articles/scan.svg?react';
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
} satisfies Record<Cover, unknown>;

/** Renders the picture of an article. It is decorative, because the title of the article follows. */
export function ArticleCover({ cover = 'page' }: { cover?: Cover | undefined }) {
  const Drawing = drawings[cover];
  return <Drawing className={`${styles.cover} ${visibility.screenOnly}`} />;
}

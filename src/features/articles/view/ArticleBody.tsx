import { createElement, type ReactNode } from 'react';
import type { ArticleNode } from '../model/content.ts';
import styles from './Article.module.css';

function render(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, ...children] = node;
  if (tag === 'table') {
    return (
      // Reachable by keyboard, because it scrolls sideways where the screen is narrow.
      <section key={key} className={styles.table}>
        <table>{children.map(render)}</table>
      </section>
    );
  }
  return createElement(tag, { key, ...(tag === 'th' ? { scope: 'col' } : {}) }, ...children.map(render));
}

/** The text of an article, from its tree: no HTML strings, which Trusted Types forbid. */
export function ArticleBody({ body }: { body: readonly ArticleNode[] }) {
  return body.map(render);
}

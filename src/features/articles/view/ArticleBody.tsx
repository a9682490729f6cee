import { createElement, type ReactNode } from 'react';
import { Scroller } from '#ui/Scroller.tsx';
import type { ArticleNode } from '../model/content.ts';
import styles from './Article.module.css';

function render(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, ...children] = node;
  if (tag === 'table') {
    return (
      <Scroller key={key} className={styles.table} aria-label={columnsOf(node)}>
        <table>{children.map(render)}</table>
      </Scroller>
    );
  }
  return createElement(tag, { key, ...(tag === 'th' ? { scope: 'col' } : {}) }, ...children.map(render));
}

/** The names of a table's columns: what it is known by to whoever does not see it. */
function columnsOf(node: ArticleNode): string {
  if (typeof node === 'string') return '';
  const [tag, ...children] = node;
  if (tag === 'th') return children.filter((child) => typeof child === 'string').join('');
  return children.map(columnsOf).filter(Boolean).join(', ');
}

/** The text of an article, from its tree: no HTML strings, which Trusted Types forbid. */
export function ArticleBody({ body }: { body: readonly ArticleNode[] }) {
  return body.map(render);
}

import { createElement, type ReactNode } from 'react';
import { Scroller } from '#ui/Scroller.tsx';
import type { ArticleNode } from '../model/content.ts';
import styles from './Article.module.css';

const render = (node: ArticleNode, key: number) => renderIn('thead', node, key);

/** Draws a node of the text; `part` is the part of a table that it is in. */
function renderIn(part: 'thead' | 'tbody', node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, ...nodes] = node;
  const within = tag === 'tbody' ? tag : part;
  const children = nodes.map((child, index) => renderIn(within, child, index));
  if (tag === 'table') {
    return (
      <Scroller key={key} className={styles.table} aria-label={columnsOf(node)}>
        <table>{children}</table>
      </Scroller>
    );
  }
  const scope = tag === 'th' ? { scope: part === 'thead' ? 'col' : 'row' } : {};
  return createElement(tag, { key, ...scope }, ...children);
}

/** The names of a table's columns: what it is known by to whoever does not see it. */
function columnsOf(node: ArticleNode): string {
  if (typeof node === 'string') return '';
  const [tag, ...children] = node;
  if (tag === 'tbody') return '';
  if (tag === 'th') return children.filter((child) => typeof child === 'string').join('');
  return children.map(columnsOf).filter(Boolean).join(', ');
}

/** The text of an article, from its tree: no HTML strings, which Trusted Types forbid. */
export function ArticleBody({ body }: { body: readonly ArticleNode[] }) {
  return body.map(render);
}

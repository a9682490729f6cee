import { createElement, type ReactNode } from 'react';
import { CodeLines } from '#ui/CodeSample.tsx';
import { PathLink } from '#ui/PathLink.tsx';
import { Scroller } from '#ui/Scroller.tsx';
import {
  type ArticleElement,
  type ArticleNode,
  childrenOf,
  isElement,
  LINK_RELATION,
} from '../model/content.ts';
import styles from './Article.module.css';
import code from './ArticleCode.module.css';
import { FootnoteLink, FootnoteList, Picture } from './ArticleParts.tsx';

/** Context of a node. */
interface Place {
  /** The part of a table that encloses it. */
  part: 'thead' | 'tbody';
  /** Prefix of the footnotes' ids: several texts may share a page. */
  idPrefix: string;
}

function renderIn(place: Place, node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return isElement(node) ? elementIn(place, node, key) : partIn(place, node, key);
}

const renderAll = (place: Place, nodes: readonly ArticleNode[]) =>
  nodes.map((node, index) => renderIn(place, node, index));

function partIn(place: Place, node: Exclude<ArticleNode, string | ArticleElement>, key: number): ReactNode {
  if ('href' in node) {
    return (
      <a key={key} className={styles.outside} href={node.href} rel={LINK_RELATION}>
        {renderAll(place, node.children)}
      </a>
    );
  }
  if ('path' in node) {
    return (
      <PathLink key={key} path={node.path} rest={node.rest}>
        {renderAll(place, node.children)}
      </PathLink>
    );
  }
  if ('src' in node) return <Picture key={key} picture={node} />;
  if ('footnote' in node) return <FootnoteLink key={key} idPrefix={place.idPrefix} {...node} />;
  const footnotes = node.footnotes.map((footnote, index) => ({
    number: index + 1,
    content: renderAll(place, footnote),
  }));
  return <FootnoteList key={key} idPrefix={place.idPrefix} footnotes={footnotes} />;
}

function elementIn(place: Place, node: ArticleElement, key: number): ReactNode {
  const [tag, ...nodes] = node;
  const children = renderAll(tag === 'tbody' ? { ...place, part: tag } : place, nodes);
  if (tag === 'table') {
    return (
      <Scroller key={key} className={styles.table} aria-label={columnsOf(node)}>
        <table>{children}</table>
      </Scroller>
    );
  }
  if (tag === 'pre') {
    const lines = nodes.map(wordsOf).join('');
    return (
      <CodeLines key={key} className={code.lines} label={lines.trim().split('\n')[0] ?? ''} code={lines} />
    );
  }
  if (tag === 'code') {
    return (
      <code key={key} className={code.code} translate="no">
        {children}
      </code>
    );
  }
  const scope = tag === 'th' ? { scope: place.part === 'thead' ? 'col' : 'row' } : {};
  return createElement(tag, { key, ...scope }, ...children);
}

/** The text content of a node. */
const wordsOf = (node: ArticleNode): string =>
  typeof node === 'string' ? node : childrenOf(node).map(wordsOf).join('');

/** The column names of a table, joined: its accessible name. */
function columnsOf(node: ArticleNode): string {
  if (!isElement(node) || node[0] === 'tbody') return '';
  return node[0] === 'th' ? wordsOf(node) : childrenOf(node).map(columnsOf).filter(Boolean).join(', ');
}

/** Renders the text of an article from its tree: Trusted Types forbid HTML strings. */
export function ArticleBody({ body, idPrefix = '' }: { body: readonly ArticleNode[]; idPrefix?: string }) {
  return renderAll({ part: 'thead', idPrefix }, body);
}

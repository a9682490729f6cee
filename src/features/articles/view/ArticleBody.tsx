import { createElement, type ReactNode } from 'react';
import { CodeLines } from '#components/CodeSample.tsx';
import { DataTable } from '#components/DataTable.tsx';
import { PathLink } from '#components/PathLink.tsx';
import {
  type ArticleElement,
  type ArticleNode,
  childrenOf,
  isElement,
  LINK_RELATION,
  textOf,
  textOfAll,
} from '../model/content.ts';
import type { ArticleSection } from '../model/sections.ts';
import styles from './Article.module.css';
import { FootnoteLink, FootnoteList, Picture } from './ArticleParts.tsx';

function renderIn(idPrefix: string, node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return isElement(node) ? elementIn(idPrefix, node, key) : partIn(idPrefix, node, key);
}

const renderAll = (idPrefix: string, nodes: readonly ArticleNode[]) =>
  nodes.map((node, index) => renderIn(idPrefix, node, index));

function partIn(
  idPrefix: string,
  node: Exclude<ArticleNode, string | ArticleElement>,
  key: number,
): ReactNode {
  if ('href' in node) {
    return (
      <a key={key} className={styles.outside} href={node.href} rel={LINK_RELATION} data-source={node.source}>
        {renderAll(idPrefix, node.children)}
      </a>
    );
  }
  if ('path' in node) {
    return (
      <PathLink key={key} path={node.path} rest={node.rest}>
        {renderAll(idPrefix, node.children)}
      </PathLink>
    );
  }
  if ('src' in node) return <Picture key={key} picture={node} />;
  if ('footnote' in node) return <FootnoteLink key={key} idPrefix={idPrefix} {...node} />;
  const footnotes = node.footnotes.map((footnote, index) => ({
    number: index + 1,
    content: renderAll(idPrefix, footnote),
  }));
  return <FootnoteList key={key} idPrefix={idPrefix} footnotes={footnotes} />;
}

function elementIn(idPrefix: string, node: ArticleElement, key: number): ReactNode {
  const [tag, ...nodes] = node;
  if (tag === 'table') return <ArticleTable key={key} idPrefix={idPrefix} parts={nodes} />;
  const children = renderAll(idPrefix, nodes);
  if (tag === 'pre') {
    const lines = textOfAll(nodes);
    return <CodeLines key={key} label={lines.trim().split('\n')[0] ?? ''} code={lines} />;
  }
  if (tag === 'code') {
    return (
      <code key={key} translate="no">
        {children}
      </code>
    );
  }
  return createElement(tag, { key }, ...children);
}

const FIGURE = /^[\d.,%\s]+$/;

/**
 * Renders a Markdown table. The first row contains the names of the columns. The first cell of each other row contains
 * the name of the row.
 */
function ArticleTable({ idPrefix, parts }: { idPrefix: string; parts: readonly ArticleNode[] }) {
  const [head = [], ...rows] = parts.flatMap(childrenOf).map(childrenOf);
  const columns = head.map((cell) => textOf(cell).trim());
  const figures = columns.filter((_, column) => rows.every((row) => FIGURE.test(textOf(row[column] ?? ''))));
  // In the stacked layout a cell is a flex container, so its text must be one flex item.
  const contentOf = (cell: ArticleNode) => <span>{renderAll(idPrefix, childrenOf(cell))}</span>;
  return (
    <DataTable
      label={columns.join(', ')}
      columns={columns}
      figures={figures}
      rows={rows.map(([name = '', ...cells], index) => ({
        id: String(index),
        name: contentOf(name),
        cells: cells.map(contentOf),
      }))}
    />
  );
}

interface ArticleBodyProps {
  body: readonly ArticleNode[];
  /** Begins the ids of the footnotes, since several texts may share a page. */
  idPrefix?: string;
  /** The sections whose headings have anchors. */
  sections?: readonly ArticleSection[];
}

/** Renders the text of an article from its tree, because Trusted Types forbid HTML strings. */
export function ArticleBody({ body, idPrefix = '', sections = [] }: ArticleBodyProps) {
  return body.map((node, index) => {
    const section = sections.find(({ heading }) => heading === node);
    if (!section) return renderIn(idPrefix, node, index);
    return (
      <h2 key={section.id} id={section.id}>
        {renderAll(idPrefix, childrenOf(node))}
      </h2>
    );
  });
}

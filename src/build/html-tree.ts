/** HTML as React writes it, with void elements self-closed. These and comments count as text. */
export type HtmlNode =
  | { kind: 'text'; text: string }
  | { kind: 'element'; tag: string; open: string; children: HtmlNode[]; close: string };

/** Parses well-formed HTML. Throws where a closing tag does not match. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: Extract<HtmlNode, { kind: 'element' }>[] = [];
  for (const [token] of html.matchAll(/<!--.*?-->|<[^>]*>|[^<]+/gs)) {
    const siblings = open.at(-1)?.children ?? root;
    const [, tag] = /^<([\w-]+)/.exec(token) ?? [];
    if (token.startsWith('</')) {
      const element = open.pop();
      if (!element || !token.startsWith(`</${element.tag}`)) throw new Error(`${token} closes nothing.`);
      element.close = token;
    } else if (!tag || token.endsWith('/>')) {
      siblings.push({ kind: 'text', text: token });
    } else {
      const element = { kind: 'element' as const, tag, open: token, children: [], close: '' };
      siblings.push(element);
      open.push(element);
    }
  }
  return root;
}

export const serialize = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.text : node.open + serialize(node.children) + node.close))
    .join('');

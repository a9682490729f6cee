import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** Whether a rule belongs to a sheet, by the files that its classes come from; none where it names no class. */
export type Belongs = (files: readonly string[]) => boolean;

/** At-rules that hold no rules of their own, or rules that are none. */
const whole = /^(?:font-face|page|property|(?:-webkit-)?keyframes)$/;

/** The part of a sheet whose rules belong there, in the same order and the same layers. */
export function partOf(css: string, fileOfClass: ReadonlyMap<string, string>, belongs: Belongs): string {
  const filesOf = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].flatMap(([, name = '']) => fileOfClass.get(name) ?? []);

  function keeps(node: ChildNode): boolean {
    if (node.type === 'rule') return belongs(filesOf(node.selector));
    if (node.type !== 'atrule') return false;
    if (!holdsRules(node)) return belongs([]);
    prune(node);
    return node.nodes.length > 0;
  }
  function prune(container: Container<ChildNode>): void {
    for (const node of [...(container.nodes ?? [])]) {
      if (!keeps(node)) node.remove();
    }
  }
  const sheet = postcss.parse(css);
  prune(sheet);
  return sheet.toString();
}

const holdsRules = (node: AtRule): node is AtRule & { nodes: ChildNode[] } =>
  node.nodes !== undefined && !whole.test(node.name);

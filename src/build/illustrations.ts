import type { Plugin } from 'vite';
import svgr from 'vite-plugin-svgr';

/** A start tag in the JSX that svgr makes of a file. */
interface Tag {
  attributes: { name?: { name: string }; value?: { value?: string } | null }[];
}

/**
 * Is a plugin of Babel. Removes the attributes that only other programs need: the namespace, and the colours that classes
 * of src/illustrations/illustrations.css replace.
 */
const withoutFallbacks = () => ({
  visitor: {
    JSXOpeningElement({ node }: { node: Tag }) {
      const classes = node.attributes.find(({ name }) => name?.name === 'className')?.value?.value ?? '';
      const replaced = classes.split(' ').map((name) => name.replace(/-.*/, ''));
      node.attributes = node.attributes.filter(
        ({ name }) => name === undefined || !['xmlns', ...replaced].includes(name.name),
      );
    },
  },
});

/** Compiles the files of src/illustrations to React components, for `import Name from '#illustrations/name.svg?react'`. */
export const illustrations = (): Plugin =>
  svgr({
    svgrOptions: {
      jsxRuntime: 'automatic',
      svgProps: { 'aria-hidden': 'true' },
      jsx: { babelConfig: { plugins: [withoutFallbacks] } },
    },
  });

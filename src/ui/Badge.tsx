/** A short framed label: a state or a distinction. */
export { PageTag as Badge } from './PageTag.tsx';

import styles from './Avatar.module.css';

/** Returns the initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase();
}

/** Renders a round avatar with initials. Decorative, because the name is next to it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

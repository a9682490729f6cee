import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** Prefix of the ids of tabs and panel. */
  name: string;
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

/** Renders tabs over one panel. The arrow keys, Home and End move between the tabs. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ id }) => id === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    // With a modifier these keys belong to the browser. For example, Alt and the left arrow go back.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = tabs.at(step % tabs.length);
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${next.id}`)?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${name}-tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${name}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${name}-panel`} role="tabpanel" aria-labelledby={`${name}-tab-${selected}`}>
        {children}
      </div>
    </div>
  );
}

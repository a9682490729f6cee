import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { together } from '#browser/dom/listen.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';
import { onStoredTexts } from '#browser/storage/localStorage.ts';
import { Button } from '#components/Button.tsx';
import { StorageTable } from '#components/DeviceStorage.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { deviceStorage } from '#site/device-storage.ts';
import layout from '#styles/layout.module.css';
import { countOf, eraseRow, isErasable, type StoredRow } from '../browser/storedData.ts';
import type { Outbox } from '../outbox.ts';
import { type OutboxAccess, useOutboxAccess } from './OutboxContext.ts';
import { useOutboxAction } from './useOutboxAction.ts';
import { useStored } from './useStored.ts';

type Counts = Readonly<Partial<Record<StoredRow['id'], number>>>;

const readCounts = async (outbox: Outbox): Promise<Counts> =>
  Object.fromEntries(
    await Promise.all(deviceStorage.map(async (row) => [row.id, await countOf(row, outbox)])),
  );

/**
 * Renders everything that the site stores on this device, how much there is of each kind, and a button that deletes it
 * after a confirmation. `onErased` clears the copies in the page's memory.
 */
export default function StoredData({ onErased }: { onErased: () => void }) {
  const intl = useIntl();
  const counts = useCounts();
  const [asked, setAsked] = useState<StoredRow>();
  const { act } = useOutboxAction();
  const nameOf = ({ id }: StoredRow) => intl.formatMessage({ id: `device.${id}.what` });
  const erase = (row: StoredRow) =>
    act(async (outbox) => {
      await eraseRow(row, outbox).finally(onErased);
      return intl.formatMessage({ id: 'outbox.data.deleted' }, { what: nameOf(row) });
    });
  const cellOf = (row: StoredRow) => {
    const count = counts?.[row.id];
    return (
      <div className={`${layout.stack1} ${layout.start}`}>
        {count !== undefined && intl.formatMessage({ id: 'outbox.data.count' }, { count })}
        {count !== undefined && count > 0 && isErasable(row) && (
          <Button
            ref={focusRow}
            variant="plain"
            aria-label={intl.formatMessage({ id: 'outbox.data.delete' }, { what: nameOf(row) })}
            onClick={() => setAsked(row)}
          >
            <FormattedMessage id="outbox.delete" />
          </Button>
        )}
      </div>
    );
  };
  return (
    <>
      <StorageTable hidesCaption last={{ column: 'outbox.data.column', cellOf }} />
      <Dialog
        id="erase-row-title"
        title={asked ? intl.formatMessage({ id: 'outbox.data.title' }, { what: nameOf(asked) }) : ''}
        closeLabel={intl.formatMessage({ id: 'outbox.erase.cancel' })}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        <p>
          <FormattedMessage id={asked?.id === 'queue' ? 'outbox.data.queue' : 'outbox.data.text'} />
        </p>
        <Button
          variant="danger"
          onClick={() => {
            // First, because the dialog returns the focus to the button of the row.
            setAsked(undefined);
            if (asked) void erase(asked)();
          }}
        >
          <FormattedMessage id="outbox.data.confirm" />
        </Button>
      </Dialog>
    </>
  );
}

/** Returns the number of entries of each row, updated after changes in any tab; undefined until they are read. */
function useCounts(): Counts | undefined {
  const access = useOutboxAccess();
  const open = useMemo(() => access && (() => storages(access)), [access]);
  const stored = useStored(open, readCounts);
  return stored.state === 'ready' ? stored.value : undefined;
}

/** Returns the outbox, whose subscribers also learn of changes in local storage. */
async function storages(access: OutboxAccess): Promise<Outbox> {
  const outbox = await access.outbox();
  const subscribe = (listener: () => void) => together(outbox.subscribe(listener), onStoredTexts(listener));
  return { ...outbox, subscribe };
}

/** Keeps the focus in the row when its button disappears. Use as a `ref`. */
const focusRow = (button: HTMLElement | null) => {
  const cell = button?.parentElement ?? null;
  return () => {
    if (button?.matches(':focus')) focusQuietly(cell);
  };
};

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forms } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ASK_DRAFT_AFTER_DAYS, draftKeptOn, isOldDraft } from '../model/draft.ts';
import { distinctNames, type RowName } from '../model/rows.ts';
import type { Draft } from '../model/schemas.ts';
import type { DraftStore } from '../ports.ts';
import { draftLink, editLink } from './editLink.ts';
import { moment } from './moment.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';
import { RemovedRow } from './RemovedItem.tsx';
import { formName } from './submissionName.tsx';
import { useAct } from './useAct.ts';
import { useStored } from './useStored.ts';

const all = (drafts: DraftStore) => drafts.all();

/** Unsent drafts, and in their places those deleted on this page; renders nothing if there are none. */
export function DraftList() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const stored = useStored(access?.drafts, all);
  const kept = stored.state === 'ready' ? stored.value : [];
  const [deleted, setDeleted] = useState<readonly Draft[]>([]);
  const ids = new Set(kept.map(({ id }) => id));
  const drafts = [...kept, ...deleted.filter(({ id }) => !ids.has(id))].sort((a, b) => b.savedAt - a.savedAt);
  if (drafts.length === 0) return null;
  const names = distinctNames(
    drafts.map(({ form, savedAt }) => ({
      form: intl.formatMessage({ id: formName(form) }),
      time: intl.formatDate(savedAt, moment),
    })),
    (time, number, count) => intl.formatMessage({ id: 'outbox.item.nth' }, { time, number, count }),
  );
  return (
    <section className={patterns.stack5} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={patterns.medium}>
        <FormattedMessage id="outbox.drafts" />
      </h2>
      <ul className={patterns.stack4}>
        {drafts.map((draft, index) => {
          const row = { draft, name: names[index] ?? { form: '', time: '' } };
          return ids.has(draft.id) ? (
            <DraftItem
              key={draft.id}
              {...row}
              onDeleted={() => setDeleted((before) => [...before.filter(({ id }) => id !== draft.id), draft])}
            />
          ) : (
            <RemovedDraft key={draft.id} {...row} />
          );
        })}
      </ul>
    </section>
  );
}

interface DraftRowProps {
  draft: Draft;
  name: RowName;
}

/** Replaces the row of a deleted draft. Only this page still holds it. */
function RemovedDraft({ draft, name }: DraftRowProps) {
  const intl = useIntl();
  const { act } = useAct(useOutboxAccess()?.drafts);
  return (
    <RemovedRow
      name={name}
      onUndo={act(async (drafts) => {
        await drafts.keep(draft);
        return intl.formatMessage({ id: 'outbox.said.restored' }, { form: name.form });
      })}
    >
      <FormattedMessage id="outbox.item.deleted" values={{ form: name.form }} />
    </RemovedRow>
  );
}

/** One draft, with the actions to continue or delete it. */
function DraftItem({ draft, name, onDeleted }: DraftRowProps & { onDeleted: () => void }) {
  const intl = useIntl();
  const { act } = useAct(useOutboxAccess()?.drafts);
  const form = forms.find(({ id }) => id === draft.form);
  const time = intl.formatDate(draft.savedAt, moment);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h3>{name.form}</h3>
        <p className={patterns.note}>
          <FormattedMessage id="outbox.drafts.typed" values={{ time }} />
        </p>
        {/* Its form is gone: here alone the text can still be read. */}
        {!form && <p className={patterns.note}>{Object.values(draft.values).join(' · ')}</p>}
        {isOldDraft(draft, Date.now()) && (
          <p>
            <FormattedMessage id="outbox.item.old" values={{ days: ASK_DRAFT_AFTER_DAYS }} />{' '}
            <Button
              variant="plain"
              onClick={act(async (drafts) => {
                await drafts.keep(draftKeptOn(draft, Date.now()));
                return intl.formatMessage({ id: 'outbox.said.kept' }, { form: name.form });
              })}
            >
              <FormattedMessage id="outbox.item.keep" />
            </Button>
          </p>
        )}
      </div>
      <div className={patterns.cluster}>
        {form && (
          <RouteLink
            to={form.page}
            rest={draft.edits ? editLink(draft.edits, form.id) : draftLink(draft.id, form.id)}
            className={buttonClass('quiet')}
            aria-label={intl.formatMessage({ id: 'outbox.drafts.open.label' }, { ...name })}
          >
            <FormattedMessage id="outbox.drafts.open" />
          </RouteLink>
        )}
        <Button
          variant="plain"
          aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { ...name })}
          onClick={act(async (drafts) => {
            await drafts.remove([draft.id]);
            onDeleted();
            return intl.formatMessage({ id: 'outbox.item.deleted' }, { form: name.form });
          })}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '#browser/dom/download.ts';
import { announce } from '#browser/dom/feedback.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import type { RowName } from '#features/outbox/model/rows.ts';
import { typedSenderOf } from '#features/outbox/model/summary.ts';
import { editLink } from '#features/outbox/view/editLink.ts';
import { moment } from '#features/outbox/view/moment.ts';
import styles from '#features/outbox/view/OutboxList.module.css';
import { RemovedRow } from '#features/outbox/view/RemovedItem.tsx';
import { rowNames } from '#features/outbox/view/rowNames.ts';
import { UnreadableItem } from '#features/outbox/view/UnreadableItem.tsx';
import { brand } from '#site/brand.ts';
import { findForm } from '#site/forms.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import {
  removeDraft,
  removeDraftAt,
  storeDraft,
  type UnreadableDraft,
  useDrafts,
} from '../browser/drafts.ts';
import { ASK_DRAFT_AFTER_DAYS, type Draft, extendedDraft, isOldDraft } from '../model/draft.ts';
import { draftLink } from './formLinks.ts';

/**
 * Renders the unsent drafts and, in their previous positions, the drafts that were deleted on this page. Renders
 * nothing if there are none.
 */
export function DraftList() {
  const intl = useIntl();
  const { drafts: stored, unreadable } = useDrafts();
  const [deleted, setDeleted] = useState<readonly Draft[]>([]);
  const ids = new Set(stored.map(({ id }) => id));
  const drafts = [...stored, ...deleted.filter(({ id }) => !ids.has(id))].sort(
    (a, b) => b.savedAt - a.savedAt,
  );
  if (drafts.length + unreadable.length === 0) return null;
  const names = rowNames(
    intl,
    drafts.map(({ form, savedAt: time }) => ({ form, time })),
  );
  const onDeleted = (draft: Draft) =>
    setDeleted((before) => [...before.filter(({ id }) => id !== draft.id), draft]);
  return (
    <section className={layout.stack5} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={typography.medium}>
        <FormattedMessage id="outbox.drafts" />
      </h2>
      <ul className={layout.stack4}>
        {drafts.map((draft, index) => {
          const row = { draft, name: names[index] ?? { form: '', time: '' } };
          return ids.has(draft.id) ? (
            <DraftItem key={draft.id} {...row} onDeleted={onDeleted} />
          ) : (
            <RemovedDraft key={draft.id} {...row} />
          );
        })}
        {unreadable.map((draft, index) => (
          <UnreadableDraftItem key={draft.key} draft={draft} number={drafts.length + index + 1} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  draft: Draft;
  name: RowName;
}

/** Replaces the row of a deleted draft, which exists only in the memory of this page. */
function RemovedDraft({ draft, name }: RowProps) {
  const intl = useIntl();
  const undo = () => {
    storeDraft(draft);
    announce(intl.formatMessage({ id: 'outbox.said.restored' }, { form: name.form }));
  };
  return (
    <RemovedRow name={name} onUndo={undo}>
      <FormattedMessage id="outbox.item.deleted" values={{ form: name.form }} />
    </RemovedRow>
  );
}

function DraftItem({ draft, name, onDeleted }: RowProps & { onDeleted: (draft: Draft) => void }) {
  const intl = useIntl();
  const form = findForm(draft.form);
  const time = intl.formatDate(draft.savedAt, moment);
  const sender = typedSenderOf(draft);
  const remove = () => {
    removeDraft(draft.id);
    onDeleted(draft);
    announce(intl.formatMessage({ id: 'outbox.item.deleted' }, { form: name.form }));
  };
  const extend = () => {
    storeDraft(extendedDraft(draft, Date.now()));
    announce(intl.formatMessage({ id: 'outbox.said.kept' }, { form: name.form }));
  };
  return (
    <li className={`${patterns.box} ${styles.item}`}>
      <div className={styles.facts}>
        <h3>{name.form}</h3>
        {draft.edits && (
          <p>
            <FormattedMessage id="outbox.drafts.edit" />
          </p>
        )}
        {form && sender && <p>{sender}</p>}
        <p className={typography.note}>
          <FormattedMessage id="outbox.drafts.typed" values={{ time }} />
        </p>
        {/* This version does not have the draft's form, so the text can be read only here. */}
        {!form && <p className={typography.note}>{Object.values(draft.values).join(' · ')}</p>}
        {isOldDraft(draft, Date.now()) && (
          <p>
            <FormattedMessage id="outbox.item.old" values={{ days: ASK_DRAFT_AFTER_DAYS }} />{' '}
            <Button variant="plain" onClick={extend}>
              <FormattedMessage id="outbox.item.keep" />
            </Button>
          </p>
        )}
      </div>
      <div className={layout.cluster}>
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
          onClick={remove}
        >
          <FormattedMessage id="outbox.delete" />
        </Button>
      </div>
    </li>
  );
}

interface UnreadableDraftProps {
  draft: UnreadableDraft;
  number: number;
}

function UnreadableDraftItem({ draft, number }: UnreadableDraftProps) {
  const intl = useIntl();
  const remove = () => {
    const form = intl.formatMessage({ id: 'outbox.unreadable' });
    removeDraftAt(draft.key);
    announce(intl.formatMessage({ id: 'outbox.item.deleted' }, { form }));
  };
  const exportText = () => downloadText(`${brand.slug}-draft.json`, draft.text);
  return <UnreadableItem number={number} onDelete={remove} onExport={exportText} />;
}

import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { onShown } from '#browser/page.ts';
import { formById } from '#site/forms.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ASK_DRAFT_AFTER_DAYS, type Draft, draftKeptOn, draftKey, isOldDraft } from '../model/draft.ts';
import { editLink } from './editLink.ts';
import { type OutboxAccess, useOutboxAccess } from './OutboxContext.ts';
import styles from './OutboxList.module.css';

/** What has been typed into forms and not been sent; nothing where there is none. */
export function DraftList() {
  const intl = useIntl();
  const access = useOutboxAccess();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const look = useCallback(async () => {
    if (access) setDrafts(await (await access.drafts()).all());
  }, [access]);
  useEffect(() => {
    look().catch(() => {});
    return onShown(() => void look().catch(() => {}));
  }, [look]);

  type Stores = Awaited<ReturnType<OutboxAccess['drafts']>>;
  const act = (action: (store: Stores) => Promise<void>) => async () => {
    if (!access) return;
    await action(await access.drafts());
    await look();
  };
  if (drafts.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="drafts-title">
      <h2 id="drafts-title">
        <FormattedMessage id="outbox.drafts" />
      </h2>
      <ul className={styles.items}>
        {drafts.map((draft) => {
          const form = intl.formatMessage({ id: `outbox.form.${draft.form}` });
          const time = intl.formatDate(draft.savedAt, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={draftKey(draft)} className={styles.item}>
              <div className={styles.facts}>
                <h3>{form}</h3>
                <p className={styles.muted}>
                  <FormattedMessage id="outbox.drafts.typed" values={{ time }} />
                </p>
                {isOldDraft(draft, Date.now()) && (
                  <p>
                    <FormattedMessage id="outbox.item.old" values={{ days: ASK_DRAFT_AFTER_DAYS }} />{' '}
                    <Button look="plain" onClick={act((store) => store.keep(draftKeptOn(draft, Date.now())))}>
                      <FormattedMessage id="outbox.item.keep" />
                    </Button>
                  </p>
                )}
              </div>
              <div className={styles.actions}>
                <RouteLink
                  to={formById(draft.form).page}
                  rest={draft.edits ? editLink(draft.edits, draft.form) : `#${draft.form}`}
                  className={buttonClass('quiet')}
                  aria-label={intl.formatMessage({ id: 'outbox.drafts.open.label' }, { form, time })}
                >
                  <FormattedMessage id="outbox.drafts.open" />
                </RouteLink>
                <Button
                  look="plain"
                  aria-label={intl.formatMessage({ id: 'outbox.item.delete.label' }, { form, time })}
                  onClick={act((store) => store.remove(draftKey(draft)))}
                >
                  <FormattedMessage id="outbox.delete" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

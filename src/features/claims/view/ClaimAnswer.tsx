import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dragToClose } from '#browser/dom/dragToClose.ts';
import { RouteLink } from '#components/RouteLink.tsx';
import CloseIcon from '#illustrations/icons/close.svg?react';
import { CLAIMS_ANCHOR, claimAnchor } from '#site/claim-anchors.ts';
import { claims } from '#site/claims.ts';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { openClaimDialog } from '../browser/openClaimDialog.ts';
import styles from './ClaimAnswer.module.css';
import { ClaimFacts, ClaimFigure, ClaimSource } from './ClaimFacts.tsx';

interface ClaimAnswerProps {
  /** The clicked link. Its address names the claim. */
  figure: HTMLAnchorElement;
  onClose: () => void;
}

/**
 * Renders the explanation of a figure in a modal dialog, which a line connects to the figure's dot. On phones, the
 * dialog is a bottom sheet.
 */
export default function ClaimAnswer({ figure, onClose }: ClaimAnswerProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const forget = openClaimDialog(element, figure);
    const forgetDrag = dragToClose(element, () => element.close());
    heading.current?.focus({ preventScroll: true });
    return () => {
      forgetDrag();
      forget();
    };
  }, [figure]);
  const claim = claims.find(({ id }) => figure.hash === `#${claimAnchor(id)}`);
  if (!claim) return null;
  const close = () => dialog.current?.close();
  const closed = () => {
    onClose();
    // Browsers restore the focus only to the element that had it, and WebKit does not focus a link that is pressed.
    figure.focus({ preventScroll: true });
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.answer} ${visibility.screenOnly}`}
      aria-labelledby="claim-title"
      onClose={closed}
    >
      <div className={styles.sheet}>
        <div className={styles.head} data-handle="">
          <h2 id="claim-title" ref={heading} tabIndex={-1} className={styles.title}>
            <span className={styles.figure}>
              {claim.arithmetic ? figure.textContent : <ClaimFigure id={claim.id} />}
            </span>{' '}
            <FormattedMessage id={`claims.${claim.id}.name`} />
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'claims.close' })}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <ClaimFacts claim={claim} />
        <p className={styles.foot}>
          <ClaimSource {...claim} />
          <RouteLink
            to="about"
            rest={`#${CLAIMS_ANCHOR}`}
            className={`${patterns.target} ${typography.strong} ${typography.small}`}
            onClick={close}
          >
            <FormattedMessage id="claims.all" />
          </RouteLink>
        </p>
      </div>
    </dialog>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { canShare, shareLink, useClipboard } from '#browser/dom/sharing.ts';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Field } from '#components/Field.tsx';
import { Outcome } from '#components/Outcome.tsx';
import { linkTo } from '#router/location.ts';
import layout from '#styles/layout.module.css';
import visibility from '#styles/visibility.module.css';
import { type Scenarios, scenariosQuery } from '../model/second-scenario.ts';
import styles from './RoiCalculator.module.css';

interface ShareDialogProps extends Scenarios {
  onClose: () => void;
}

/**
 * Renders a dialog with the link that reproduces the figures. The visitor copies the link or shares it through the
 * system.
 */
export default function ShareDialog({ inputs, second, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { copied, copy } = useClipboard();
  const link = linkTo(scenariosQuery({ inputs, second }), 'roi-calculator-section');
  const title = intl.formatMessage({ id: 'roiShare.title' });
  return (
    <Dialog
      id="roi-share-title"
      title={title}
      closeLabel={intl.formatMessage({ id: 'roiShare.close' })}
      open
      onClose={onClose}
    >
      <div className={styles.link}>
        <Field
          id="roi-share-link"
          label={intl.formatMessage({ id: 'roiShare.link' })}
          readOnly
          value={link}
        />
      </div>
      <Outcome
        done={copied && <FormattedMessage id="roiShare.copied" />}
        failed={copied === false && <FormattedMessage id="roiShare.copyFailed" />}
      />
      <p className={`${layout.cluster} ${visibility.screenOnly}`}>
        <Button onClick={() => void copy(link)}>
          <FormattedMessage id="roiShare.copy" />
        </Button>
        {canShare() && (
          <Button
            variant="quiet"
            className={visibility.notAtKiosk}
            onClick={() => void shareLink(title, link)}
          >
            <FormattedMessage id="roiShare.system" />
          </Button>
        )}
      </p>
    </Dialog>
  );
}

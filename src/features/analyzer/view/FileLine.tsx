import { FormattedMessage, useIntl } from 'react-intl';
import typography from '#styles/typography.module.css';
import { sizeOf } from './sizeOf.ts';

/** Renders the name and size of a file. The sender chose the name, so its bidirectional text is isolated. */
export function FileLine({ file }: { file: File }) {
  const intl = useIntl();
  return (
    <p className={typography.strong}>
      <FormattedMessage
        id="analyzer.file"
        values={{ name: <bdi>{file.name}</bdi>, size: sizeOf(intl, file) }}
      />
    </p>
  );
}

import { FormattedMessage, FormattedNumber } from 'react-intl';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { startupsLeft } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { MemorandaPicture, MeshPicture, meshes, Threads } from './Sieve.tsx';
import styles from './Workflow.module.css';

const steps = ['thesis', 'ingestion', 'scoring', 'output'] as const;
type StepId = (typeof steps)[number];

/** Renders the four steps as a sieve. Each startup of an example month is a dot on the mesh where it stopped. */
export function Workflow() {
  return (
    <FullWidthSection id="workflow" tone="deep" labelledBy="workflow-title">
      <SectionHead
        id="workflow-title"
        layout="columns"
        title={<FormattedMessage id="home.workflow.title" />}
        lead={<FormattedMessage id="home.workflow.example" />}
      />
      {/* `watchEntrances` animates the drawing when it is first visible. */}
      <div data-entrance="at-rest" data-start="-25%" className={styles.sieve}>
        <Threads />
        <ol className={layout.column}>
          {steps.map((id, index) => (
            <Step key={id} id={id} index={index} />
          ))}
        </ol>
      </div>
    </FullWidthSection>
  );
}

function Step({ id, index }: { id: StepId; index: number }) {
  const mesh = meshes[index];
  return (
    <li className={`${layout.stack3} ${columns.tablet} ${styles.step}`}>
      <div className={styles.text}>
        <p className={`${typography.note} ${styles.left}`}>
          <strong className={typography.big}>
            <FormattedNumber value={startupsLeft[index] ?? 0} />
          </strong>{' '}
          <FormattedMessage id={`home.workflow.${id}.left`} />
        </p>
        <div className={styles.name}>
          <h3>
            <FormattedMessage id={`home.workflow.${id}.title`} />
          </h3>
          <p>
            <FormattedMessage id={`home.workflow.${id}.text`} />
          </p>
        </div>
        {id !== 'output' && mesh && (
          <p
            className={`${layout.line} ${patterns.dot} ${patterns.bullet} ${patterns.hollow} ${styles.reason}`}
          >
            <FormattedMessage id={`home.workflow.${id}.reason`} values={{ count: mesh.stopped }} />
          </p>
        )}
      </div>
      {mesh ? <MeshPicture mesh={mesh} /> : <MemorandaPicture />}
    </li>
  );
}

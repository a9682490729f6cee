import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { Avatar } from '#components/Avatar.tsx';
import { Badge } from '#components/Badge.tsx';
import { Button, buttonClass } from '#components/Button.tsx';
import { DataTable } from '#components/DataTable.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Flag } from '#components/Flag.tsx';
import { Logo } from '#components/Logo.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { Scroller } from '#components/Scroller.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { Toaster, useToast } from '#components/Toaster.tsx';
import { ClaimHost } from '#features/claims/view/ClaimHost.tsx';
import { locales } from '#site/locales.ts';
import columns from '#styles/columns.module.css';
import { Claims } from './Claims.tsx';
import { Deals } from './Deals.tsx';
import { Drawings } from './Drawings.tsx';
import { Fields } from './Fields.tsx';
import styles from './Gallery.module.css';
import { Outcomes } from './Outcomes.tsx';
import { Shelf } from './Shelf.tsx';

const looks = ['light', 'dark'] as const;

/** Renders elements and drawings with their states, in both colour schemes. Run `npm run dev`, then open /gallery. */
export function Gallery() {
  return (
    <Toaster closeLabel="Close" page="gallery" locale="en">
      <ClaimHost />
      <main className={styles.gallery}>
        <h1>Elements</h1>
        <div className={columns.two}>
          {looks.map((scheme) => (
            <div key={scheme} className={styles[scheme]}>
              <Elements scheme={scheme} />
            </div>
          ))}
        </div>
        {looks.map((scheme) => (
          <div key={scheme} className={styles[scheme]}>
            <Deals />
          </div>
        ))}
      </main>
    </Toaster>
  );
}

interface SchemeProps {
  scheme: string;
}

function Elements({ scheme }: SchemeProps) {
  return (
    <>
      <Signs />
      <Drawings scheme={scheme} />
      <Buttons />
      <Claims />
      <Fields scheme={scheme} />
      <Outcomes />
      <TabsAndAccordion scheme={scheme} />
      <Folds />
      <TableAndScroller />
      <DialogAndToasts scheme={scheme} />
    </>
  );
}

function Signs() {
  return (
    <Shelf name="Sign, flags, avatar, badges">
      <Logo />
      {locales.map(({ code }) => (
        <Flag key={code} locale={code} />
      ))}
      <Avatar name="Ada Lovelace" />
      <Badge>PROCESSING</Badge>
      <Badge tone="good">LIVE</Badge>
    </Shelf>
  );
}

function Buttons() {
  return (
    <Shelf name="Buttons and links">
      <Button>Main</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="plain">Plain</Button>
      <Button variant="danger">Danger</Button>
      <Button busy>Busy</Button>
      <Button disabled>Disabled</Button>
      <a className={buttonClass()} href="#gallery">
        A link as a button
      </a>
      <ExternalLink href="https://vaglio.example" newTabLabel="opens in a new tab">
        Elsewhere
      </ExternalLink>
    </Shelf>
  );
}

function TabsAndAccordion({ scheme }: SchemeProps) {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <Shelf name="Tabs and accordion">
      <Tabs
        name={`${scheme}-tabs`}
        label="Tabs"
        tabs={[
          { id: 'a', label: 'Time' },
          { id: 'b', label: 'Cost' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p>{tab === 'a' ? '3 hours' : '12 euro'}</p>
      </Tabs>
      <Accordion
        name={`${scheme}-faq`}
        items={[
          { id: '1', question: 'How long?', answer: 'Four to six weeks.' },
          { id: '2', question: 'How much?', answer: 'From 250 euro.' },
        ]}
      />
    </Shelf>
  );
}

function Folds() {
  return (
    <Shelf name="Folds: closed on phones, open elsewhere" isWide>
      <div>
        {['Company', 'Resources'].map((name) => (
          <PhoneFold key={name} level="h3" name={name}>
            <p>What stands behind the name.</p>
          </PhoneFold>
        ))}
      </div>
    </Shelf>
  );
}

function TableAndScroller() {
  return (
    <Shelf name="Table and scroller">
      <DataTable
        caption="Features"
        columns={['Feature', 'Vaglio', 'By hand']}
        rows={[{ id: 'a', name: 'Shows the page', cells: ['Yes', 'Partly'] }]}
      />
      <Scroller aria-label="A wide part" className={styles.scroller}>
        <p className={styles.wide}>A part that is wider than its room and scrolls.</p>
      </Scroller>
    </Shelf>
  );
}

function DialogAndToasts({ scheme }: SchemeProps) {
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Shelf name="Dialog and toasts">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button
        variant="quiet"
        onClick={() => show({ tone: 'success', title: 'Saved', text: 'It is kept on this device.' })}
      >
        Success
      </Button>
      <Button
        variant="quiet"
        onClick={() => show({ tone: 'failure', title: 'Sending Error', text: 'A problem occurred.' })}
      >
        Failure
      </Button>
      <Dialog
        id={`${scheme}-dialog`}
        title="A dialog"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
      >
        <p>It keeps the focus and gives it back.</p>
      </Dialog>
    </Shelf>
  );
}

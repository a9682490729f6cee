import { readMessages } from '../support/messages.ts';
import { type AlteredSite, alterSite } from './support/altered-site.ts';
import { test as base, expect } from './support/fixtures.ts';
import { fillContactForm, openPage, sendContactForm, textOf } from './support/steps.ts';

const words = readMessages('en', 'forms');
const outbox = readMessages('en', 'outbox');

/** Runs in the page: blocks databases, because WebKitGTK has only a setting that blocks cookies. */
function refuseDatabases(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

const test = base.extend<{ refusing: Pick<AlteredSite, 'origin'> }>({
  refusing: async ({ site, engineName }, use) => {
    if (engineName === 'firefox') return use(site);
    const altered = await alterSite(site.origin, refuseDatabases);
    await use(altered);
    await altered.stop();
  },
});

test.use({ engineOptions: { blockSiteData: true } });

test('/outbox reports blocked storage, and a form is sent or keeps its input', async ({
  refusing,
  email,
  engine,
}) => {
  await openPage(engine, `${refusing.origin}/en/outbox`);
  await textOf(engine, 'main').toContain(outbox['outbox.blocked']);
  await fillContactForm(engine, `${refusing.origin}/en`);
  await sendContactForm(engine);
  await textOf(engine, 'div#contact-form h2').toBe(words['contact.form.toasts.success.title']);
  expect(email.mails()).toHaveLength(1);

  await email.stop();
  await fillContactForm(engine, `${refusing.origin}/en`);
  await sendContactForm(engine);
  await textOf(engine, 'form#contact-form [role=alert]').toContain(
    (words['forms.unsaved'] ?? '').replace(/[{].*/, '').trim(),
  );
  expect(
    await engine.run(() => document.querySelector<HTMLInputElement>('#contact-form [name=name]')?.value),
  ).toBe('Ada Lovelace');
});

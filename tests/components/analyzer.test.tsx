import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analyzed } from '#features/analyzer/browser/analyzed.ts';
import { until } from '../support/until.ts';
import { holdPauses, passes } from './support/clock.ts';
import { focused, one, said, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const pdf = (name = 'deck.pdf') => new File([PDF], name, { type: 'application/pdf' });

const card = () => one('#analyzer-upload');
const input = () => one<HTMLInputElement>('#analyzer-upload input[type=file]');
const progress = () => one<HTMLProgressElement>('#analyzer-upload progress');
const say = says('en');

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  await holdPauses();
});

/** Chooses files one after another, without the restrictions of the file dialog. */
function choose(...files: readonly File[]): void {
  for (const file of files) {
    Object.defineProperty(input(), 'files', { value: [file], configurable: true });
    input().dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Drops all files on the page at the same time, as soon as the page accepts files. */
async function drop(...files: readonly File[]): Promise<void> {
  const dragged = (type: string) =>
    !document.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types: ['Files'], files } }),
    );
  await until(() => expect(dragged('dragover')).toBe(true));
  dragged('drop');
}

/** Chooses files and waits until the analysis of one of them starts. */
async function analyse(...files: readonly File[]): Promise<void> {
  choose(...files);
  await until(progress);
}

test('a rejected file is not analysed, and the drop zone names the reason, which is announced once', async () => {
  await openPage('/fr/analyzer');
  choose(new File(['MZ'], 'deck.exe'));
  const words = says('fr');
  const told = words('analyzer.errors.type.title') + words('analyzer.errors.type.text');
  const announced = `${words('analyzer.errors.type.title')}. ${words('analyzer.errors.type.text')}`;
  await until(() => expect(said()).toBe(announced));
  // The specification requires a toast for this problem. It does not announce the reason again.
  expect(sayingOf(one('[data-corner]'))).toContain(told);
  expect(sayingOf(one('[data-corner] [role=alert]'))).toBe('');
  expect(card().querySelector('progress')).toBeNull();
  expect(sayingOf(card())).toContain(told);
  const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => sayingOf(one(`#${id}`))).join(' ')).toContain(told);
  choose(pdf());
  await until(progress);
  expect(sayingOf(card())).not.toContain(told);
});

const inGerman = says('de');
const onlyFirst = inGerman('analyzer.several.text', { name: 'first.pdf' });

test.each([
  { files: [pdf('first.pdf')], notice: '' },
  {
    files: [pdf('first.pdf'), pdf('second.pdf')],
    notice: inGerman('analyzer.several.title') + onlyFirst,
  },
])('of $files.length dropped files only the first is analysed: $notice', async ({ files, notice }) => {
  await openPage('/de/analyzer');
  await drop(...files);
  await until(progress);
  // Another notice may be in the corner as well.
  const notices = () => [...document.querySelectorAll('[data-corner] > [role=status]')].map(sayingOf);
  await until(() => expect(notices()).toContain(notice));
  expect(card().querySelectorAll('progress')).toHaveLength(1);
  expect(sayingOf(card())).not.toContain('second.pdf');
});

test('if the first of several dropped files is rejected, only the drop zone says so', async () => {
  await openPage('/de/analyzer');
  await drop(new File([], 'first.pdf'), pdf('second.pdf'));
  const told = `${inGerman('analyzer.errors.empty.text')} ${onlyFirst}`;
  await until(() => expect(said()).toContain(told));
  expect(sayingOf(card())).toContain(inGerman('analyzer.errors.empty.title') + told);
  expect(sayingOf(one('[data-corner]'))).toBe('');
});

describe('the simulated analysis', () => {
  const prepare = vi.fn<(pathname: string) => Promise<never>>();

  beforeEach(() => {
    prepare.mockReset();
    prepare.mockReturnValue(new Promise(() => {}));
  });

  test('advances every 200 ms by less than 15 %, announces its start and end, and opens the report a second later', async () => {
    await openPage('/en/analyzer', { prepare });
    await analyse(pdf(), pdf('second.pdf'));
    expect(sayingOf(card())).toMatch(/deck\.pdf · \d\d bytes/);
    expect(progress().value).toBe(0);
    await until(() => expect(said()).toBe(say('analyzer.progress.label')));
    await focused(one('#analyzer-upload-title'));
    for (let tick = 1; tick <= 6; tick++) {
      await passes(200);
      await until(() => expect(progress().value).toBe(Math.floor(tick * 0.999 * 15)));
    }
    await passes(200);
    await until(() => expect(progress().value).toBe(100));
    expect(sayingOf(card())).toContain(say('analyzer.done'));
    expect(sayingOf(card())).not.toContain('second.pdf');
    await until(() => expect(said()).toBe(say('analyzer.done')));
    await passes(990);
    expect(prepare).not.toHaveBeenCalled();
    await passes(10);
    await until(() => expect(prepare.mock.calls).toEqual([['/en/analyzer/results']]));
    // The report has not loaded yet.
    expect(sessionStorage.length).toBe(0);
  });

  test('writes a sheet, hidden from screen readers, in place of the sample', async () => {
    await openPage('/en/analyzer', { prepare });
    const sheet = () => one('[aria-labelledby=sample-title]');
    expect(sheet().textContent).toContain('78');
    expect(sheet().hasAttribute('aria-hidden')).toBe(false);
    await analyse(pdf());
    expect(sheet().textContent).not.toMatch(/78|72/);
    expect(sheet().getAttribute('aria-hidden')).toBe('true');
    await passes(6 * 200);
    await until(() => expect(sheet().textContent).toMatch(/72.*88.*81/));
    expect(sheet().textContent).not.toMatch(/78|58/);
    await passes(200);
    await until(() => expect(sheet().textContent).toMatch(/78.*58/));
  });

  test('does not start for a file chosen after another page has used the free document', async () => {
    await openPage('/en/analyzer', { prepare });
    analyzed.set();
    choose(pdf());
    await until(() => expect(said()).toBe(say('analyzer.spent.title')));
    expect(card().querySelector('progress')).toBeNull();
  });

  test('stays unused if the report cannot be loaded, and the visitor can try again', async () => {
    prepare.mockReset();
    prepare.mockRejectedValue(new Error('out of reach'));
    await openPage('/en/analyzer', { prepare });
    await analyse(pdf());
    await passes(7 * 200 + 1_000);
    await until(() => expect(sayingOf(card())).toContain(say('analyzer.unopened.title')));
    expect(sessionStorage.length).toBe(0);
    expect(location.pathname).toBe('/en/analyzer');
    within(card())
      .getByRole('button', { name: say('analyzer.unopened.retry') })
      .click();
    await until(() => expect(progress().value).toBe(100));
    await focused(one('#analyzer-upload-title'));
  });
});

describe('a file that the system opens with the app', () => {
  /** Opens the page with a file handle from the system, which resolves to this file or fails. */
  async function launch(getFile: () => Promise<File>): Promise<void> {
    const setConsumer = (consume: (launch: object) => void) => consume({ files: [{ getFile }] });
    vi.stubGlobal('launchQueue', { setConsumer });
    await openPage('/en/analyzer');
  }
  // The tests in this process share their globals.
  afterEach(() => void vi.unstubAllGlobals());

  test('starts the analysis only after the visitor confirms it', async () => {
    await launch(async () => pdf('opened.pdf'));
    const accept = () => within(card()).getByRole('button', { name: say('analyzer.offered.accept') });
    await until(accept);
    expect(sayingOf(card())).toContain('opened.pdf');
    expect(card().querySelector('progress')).toBeNull();
    accept().click();
    await until(progress);
  });

  test('shows an error if the file no longer exists', async () => {
    await launch(() => Promise.reject(new DOMException('', 'NotFoundError')));
    await until(() => expect(sayingOf(card())).toContain(say('analyzer.errors.read.title')));
    await until(() => expect(said()).toContain(say('analyzer.errors.read.title')));
  });
});

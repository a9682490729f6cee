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

test.each([
  ['too large', Object.defineProperty(pdf(), 'size', { value: 10 * 1024 * 1024 + 1 }), 'size'],
  ['of another kind', new File(['MZ'], 'deck.exe'), 'type'],
  ['with nothing in it', new File([], 'deck.pdf'), 'empty'],
  ['with the wrong extension', new File(['MZ no pdf at all'], 'deck.pdf'), 'broken'],
] as const)('a file %s is rejected with its reason', async (_, file, reason) => {
  await openPage('/fr/analyzer');
  choose(file);
  const words = says('fr');
  const told = words(`analyzer.errors.${reason}.title`) + words(`analyzer.errors.${reason}.text`);
  await until(() => expect(sayingOf(one('[data-corner] [role=alert]'))).toContain(told));
  expect(card().querySelector('progress')).toBeNull();
});

describe('several files dropped at the same time', () => {
  const corner = (role: 'status' | 'alert') =>
    [...document.querySelectorAll(`[data-corner] > [role=${role}]`)].map(sayingOf).join('');
  const onlyFirst = says('de')('analyzer.several.text', { name: 'first.pdf' });

  test('start the analysis of the first, and a notice names it as the only one', async () => {
    await openPage('/de/analyzer');
    await drop(pdf('first.pdf'), pdf('second.pdf'));
    await until(progress);
    await until(() => expect(corner('status')).toBe(says('de')('analyzer.several.title') + onlyFirst));
    expect(sayingOf(card())).not.toContain('second.pdf');
  });

  test('show the notice too if the first is rejected', async () => {
    await openPage('/de/analyzer');
    await drop(new File([], 'first.pdf'), pdf('second.pdf'));
    await until(() => expect(corner('alert')).toContain(onlyFirst));
    expect(corner('alert')).toContain(says('de')('analyzer.errors.empty.text'));
    expect(card().querySelector('progress')).toBeNull();
  });

  test('show no notice if there is only one file', async () => {
    await openPage('/de/analyzer');
    await drop(pdf('first.pdf'));
    await until(progress);
    expect(corner('status') + corner('alert')).toBe('');
  });
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

test('one document per session: the report focuses its heading, and the analyzer is closed afterwards', async () => {
  await openPage('/it/analyzer');
  await analyse(pdf());
  await passes(7 * 200 + 1_000);
  await until(() => expect(location.pathname).toBe('/it/analyzer/results'));
  await until(() => expect(sayingOf(one('main'))).toContain('Report di esempio'));
  await focused(one('main h1'));
  expect(sayingOf(one('main'))).toContain('Analisi Completata');
  expect(sessionStorage.getItem('analyzed')).toBe('1');
  document.querySelector<HTMLElement>('header nav a[href="/it/analyzer"]')?.click();
  await until(() => expect(sayingOf(card())).toContain('Un documento per sessione'));
  expect(card().querySelector('input')).toBeNull();
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
    const corner = () => sayingOf(one('[data-corner] [role=alert]'));
    await until(() => expect(corner()).toContain(say('analyzer.errors.read.title')));
  });
});

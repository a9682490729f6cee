import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberAnalyzed } from '#browser/storage/analyzed.ts';
import { languages } from '#site/languages.ts';
import { wordFile, zipOf } from '../support/zip.ts';
import { focused, one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const pdf = (name = 'deck.pdf') => new File([PDF], name, { type: 'application/pdf' });
const word = (content: Uint8Array) => new File([new Uint8Array(content)], 'Plan.DOCX');

const card = () => one('#analyzer-upload');
const input = () => one<HTMLInputElement>('#analyzer-upload input[type=file]');
const toast = () => sayingOf(one('[data-corner] [role=alert]'));
const progress = () => one<HTMLProgressElement>('#analyzer-upload progress');
const announced = () => sayingOf(one('#announcer'));

/** Chooses a file, whatever the dialog would have offered. */
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(input(), file);

describe.each(languages)('the analyzer in $code', ({ code }) => {
  const say = says(code);

  test('refuses what is too large or of another kind, with its reason', async () => {
    await openPage(`/${code}/analyzer`);
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(large);
    await until(() =>
      expect(toast()).toContain(say('analyzer.errors.size.title') + say('analyzer.errors.size.text')),
    );
    for (const file of [
      pdf('deck.pptx'),
      new File(['MZ no pdf at all'], 'deck.pdf'),
      word(zipOf(['holiday.jpg'])),
    ]) {
      await openPage(`/${code}/analyzer`);
      await choose(file);
      await until(() =>
        expect(toast()).toContain(say('analyzer.errors.type.title') + say('analyzer.errors.type.text')),
      );
      expect(card().querySelector('progress')).toBeNull();
    }
  });

  test('takes exactly 10 MB, and a Word file by any case of its ending', async () => {
    await openPage(`/${code}/analyzer`);
    const largest = pdf();
    Object.defineProperty(largest, 'size', { value: 10 * 1024 * 1024 });
    await choose(largest);
    await until(() => progress());
    await openPage(`/${code}/analyzer`);
    await choose(word(wordFile()));
    await until(() => progress());
    await until(() => expect(announced()).toBe(say('analyzer.progress.label')));
    await focused(one('#analyzer-upload-title'));
  });
});

describe('the simulated analysis', () => {
  const say = says('en');
  const prepare = vi.fn<(pathname: string) => Promise<never>>();

  beforeEach(() => {
    prepare.mockReset();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets what has been asked for be read and drawn, while the clock stands. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  async function passes(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  }

  /** Chooses files one after the other, as a browser does. */
  async function chooseNow(...files: readonly File[]): Promise<void> {
    for (const file of files) {
      Object.defineProperty(input(), 'files', { value: [file], configurable: true });
      input().dispatchEvent(new Event('change', { bubbles: true }));
    }
    await settled();
  }

  test('steps every 200 ms by less than 15 %, says so at begin and end, and waits a second before the report', async () => {
    prepare.mockReturnValue(new Promise(() => {}));
    await openPage('/en/analyzer', { prepare });
    await chooseNow(pdf());
    expect(sayingOf(card())).toMatch(/deck\.pdf · \d\d bytes/);
    expect(progress().value).toBe(0);
    for (let tick = 1; tick <= 6; tick++) {
      await passes(200);
      expect(progress().value).toBe(Math.floor(tick * 0.999 * 15));
    }
    expect(announced()).toBe(say('analyzer.progress.label'));
    await passes(200);
    expect(progress().value).toBe(100);
    expect(sayingOf(card())).toContain(say('analyzer.done'));
    await passes(100);
    expect(announced()).toBe(say('analyzer.done'));
    await passes(850);
    expect(prepare).not.toHaveBeenCalled();
    await passes(50);
    expect(prepare.mock.calls).toEqual([['/en/analyzer/results']]);
    // The report has not come yet.
    expect(sessionStorage.length).toBe(0);
  });

  test('of two chosen at once the first is analysed', async () => {
    prepare.mockReturnValue(new Promise(() => {}));
    await openPage('/en/analyzer', { prepare });
    await chooseNow(pdf('first.pdf'), pdf('second.pdf'));
    expect(sayingOf(card())).toContain('first.pdf');
    await passes(600);
    expect(progress().value).toBeGreaterThan(0);
    expect(sayingOf(card())).toContain('first.pdf');
    expect(sayingOf(card())).not.toContain('second.pdf');
  });

  test('a file chosen on a page that does not know yet that the free document is used up is not analysed', async () => {
    await openPage('/en/analyzer', { prepare });
    rememberAnalyzed();
    await chooseNow(pdf());
    await passes(100);
    expect(announced()).toBe(say('analyzer.spent.title'));
    expect(card().querySelector('progress')).toBeNull();
  });

  test('a report out of reach uses nothing up, and can be tried again', async () => {
    prepare.mockRejectedValue(new Error('out of reach'));
    await openPage('/en/analyzer', { prepare });
    await chooseNow(pdf());
    await passes(7 * 200);
    await passes(1_000);
    expect(sayingOf(card())).toContain(say('analyzer.unopened.title'));
    expect(sessionStorage.length).toBe(0);
    expect(location.pathname).toBe('/en/analyzer');
    within(card())
      .getByRole('button', { name: say('analyzer.unopened.retry') })
      .click();
    await settled();
    expect(progress().value).toBe(100);
    expect(document.activeElement).toBe(one('#analyzer-upload-title'));
  });
});

test('one document a session: the report comes with the focus on its heading, then the analyzer is closed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  await openPage('/it/analyzer');
  await choose(pdf());
  await until(() => progress());
  await vi.waitFor(() => expect(location.pathname).toBe('/it/analyzer/results'), { timeout: 12_000 });
  await until(() => expect(sayingOf(one('main'))).toContain('Report di esempio'));
  await focused(one('main h1'));
  expect(sayingOf(one('main'))).toContain('Analisi Completata');
  expect(sessionStorage.getItem('analyzed')).toBe('1');
  await userEvent.click(document.querySelector('header nav a[href="/it/analyzer"]') ?? document.body);
  await until(() => expect(sayingOf(card())).toContain('Un documento per sessione'));
  expect(card().querySelector('input')).toBeNull();
});

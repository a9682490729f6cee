import userEvent from '@testing-library/user-event';
import { type FormId, formById } from '#site/forms.ts';
import { until } from '../../support/until.ts';

const LIVE = '[role=status], [role=alert], [aria-live]';

/** The one element of the page for which this selector stands. */
export function one<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  whole: ParentNode = document,
): Kind {
  const [element, ...more] = whole.querySelectorAll<Kind>(selector);
  if (!element || more.length > 0)
    throw new Error(`${selector} stands there ${element ? more.length + 1 : 0} times.`);
  return element;
}

export const sayingOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const control = (id: FormId, name: string) => one<Control>(`form#${id} [name=${name}]`);

/** Puts a text into a control as a browser's own filling does: the focus, the value, one event of input. */
export function fill(id: FormId, name: string, value: string): void {
  const element = control(id, name);
  element.focus();
  element.value = value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in a whole form; its ticks are ticked. */
export function fillAll(id: FormId, values: Readonly<Record<string, string>>): void {
  for (const { name, kind } of formById(id).fields) {
    const element = control(id, name);
    if (kind === 'checkbox') element.click();
    else if (name in values) fill(id, name, values[name] ?? '');
  }
}

/** What stands in the fields of a form, by their names; of ticks nothing. */
export const typed = (id: FormId): Record<string, string> =>
  Object.fromEntries(
    formById(id).fields.flatMap(({ name, kind }) =>
      kind === 'checkbox' ? [] : [[name, control(id, name).value]],
    ),
  );

export const submitButton = (id: FormId) => one<HTMLButtonElement>(`form#${id} button[type=submit]`);

/**
 * Sends a form, and answers with the live regions that stood in the page before. By a click: the focus may still be
 * on its way to what was chosen last, and a key would go there.
 */
export async function send(id: FormId): Promise<ReadonlySet<Element>> {
  const stood = new Set(document.querySelectorAll(LIVE));
  await userEvent.click(submitButton(id));
  return stood;
}

/** The live region that says this: one alone, and one that stood there before. */
export async function saidOnce(words: string, stood: ReadonlySet<Element>): Promise<HTMLElement> {
  const saying = () =>
    [...document.querySelectorAll<HTMLElement>(LIVE)].filter((region) => sayingOf(region).includes(words));
  await until(() => {
    const said = [...document.querySelectorAll(LIVE)].map(sayingOf).filter(Boolean);
    if (saying().length === 0) throw new Error(`Nobody says "${words}", but: ${said.join(' | ')}`);
  });
  const [region, ...more] = saying();
  if (!region || more.length > 0) throw new Error(`"${words}" is said ${more.length + 1} times.`);
  if (!stood.has(region)) throw new Error(`"${words}" is said by a region that came with it.`);
  return region;
}

/** Waits until the focus is on this element. */
export async function focused(element: Element | null | undefined): Promise<void> {
  await until(() => {
    if (!element || document.activeElement !== element)
      throw new Error(`The focus is on ${document.activeElement?.outerHTML.slice(0, 200)}.`);
  });
}

/** Where a form says what is wrong. */
export const alertOf = (id: FormId) => one(`form#${id} [role=alert]`);

export const header = () => sayingOf(one('header'));

/** What was announced last. */
export const said = () => sayingOf(one('#announcer'));

/** Operates a control by the key. */
export async function press(element: HTMLElement | undefined): Promise<void> {
  element?.focus();
  await userEvent.keyboard('{Enter}');
}

import userEvent from '@testing-library/user-event';
import type { FormId } from '#site/forms.ts';
import { formById } from '../../support/form-cases.ts';
import { until } from '../../support/until.ts';

const LIVE = '[role=status], [role=alert], [aria-live]';

/** Returns the only element that matches the selector, or throws an error. */
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

/** Fills a control as the browser does: with the focus, the value, an input event and a change event. */
export function fill(id: FormId, name: string, value: string): void {
  const element = control(id, name);
  element.focus();
  element.value = value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills all fields of a form and checks its checkboxes. */
export function fillAll(id: FormId, values: Readonly<Record<string, string>>): void {
  for (const { name, kind } of formById(id).fields) {
    const element = control(id, name);
    if (kind === 'checkbox') element.click();
    else if (name in values) fill(id, name, values[name] ?? '');
  }
}

/** Returns the values of a form by the names of its fields, without checkboxes. */
export const typed = (id: FormId): Record<string, string> =>
  Object.fromEntries(
    formById(id).fields.flatMap(({ name, kind }) =>
      kind === 'checkbox' ? [] : [[name, control(id, name).value]],
    ),
  );

export const submitButton = (id: FormId) => one<HTMLButtonElement>(`form#${id} button[type=submit]`);

/**
 * Sends a form and returns the earlier live regions of the page. It clicks the button, because the focus may still be
 * moving to the last control, which would then receive a key.
 */
export async function send(id: FormId): Promise<ReadonlySet<Element>> {
  const stood = new Set(document.querySelectorAll(LIVE));
  await userEvent.click(submitButton(id));
  return stood;
}

/**
 * Waits until the confirmation of a form shows this text. The focus on its heading announces the text, so no earlier
 * live region may announce it too.
 */
export async function confirmed(
  id: FormId,
  text: string,
  before: ReadonlySet<Element>,
): Promise<HTMLElement> {
  const confirmation = await until(() => one(`div#${id} [role=status]`));
  await until(() => {
    if (!sayingOf(confirmation).includes(text)) throw new Error(`It says "${sayingOf(confirmation)}".`);
  });
  await focused(one('h2', confirmation));
  const announcing = [...before].filter((region) => region.isConnected && sayingOf(region).includes(text));
  if (announcing.length > 0) throw new Error(`"${text}" is announced as well.`);
  return confirmation;
}

/** Waits for exactly one live region that announces this text. It must be one of the earlier ones. */
export async function saidOnce(words: string, stood: ReadonlySet<Element>): Promise<HTMLElement> {
  const announcing = () =>
    [...document.querySelectorAll<HTMLElement>(LIVE)].filter((region) => sayingOf(region).includes(words));
  await until(() => {
    const said = [...document.querySelectorAll(LIVE)].map(sayingOf).filter(Boolean);
    if (announcing().length === 0) throw new Error(`Nothing announces "${words}", but: ${said.join(' | ')}`);
  });
  const [region, ...more] = announcing();
  if (!region || more.length > 0) throw new Error(`"${words}" is announced ${more.length + 1} times.`);
  if (!stood.has(region)) throw new Error(`"${words}" is in a live region that came with it.`);
  return region;
}

/** Waits until the focus is on this element. */
export async function focused(element: Element | null | undefined): Promise<void> {
  await until(() => {
    if (!element || document.activeElement !== element)
      throw new Error(`The focus is on ${document.activeElement?.outerHTML.slice(0, 200)}.`);
  });
}

/** Returns the live region for the problems and failures of a form. */
export const alertOf = (id: FormId) => one(`form#${id} [role=alert]`);

export const header = () => sayingOf(one('header'));

/** Returns the latest announcement of the page's common announcer. */
export const said = () => sayingOf(one('#announcer'));

/** Operates a control with the Enter key. */
export async function press(element: HTMLElement | undefined): Promise<void> {
  element?.focus();
  await userEvent.keyboard('{Enter}');
}

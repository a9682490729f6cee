import { expect, test } from 'vitest';
import { keepFocus } from '#features/search/browser/keepFocus.ts';
import { until } from '../support/until.ts';

/** Opens a dialog with a field and two results, with the focus on the second. */
function openResults() {
  document.body.innerHTML =
    '<dialog open><input><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></dialog>';
  const part = <Part extends Element>(selector: string) => document.querySelector(selector) as Part;
  const list = part<HTMLElement>('ul');
  const second = part<HTMLElement>('[href="/b"]');
  keepFocus(list);
  second.focus();
  return { list, second, field: part<HTMLInputElement>('input') };
}

test('a result that moves in the list keeps the focus', async () => {
  const { list, second } = openResults();
  second.blur();
  list.prepend(second.parentElement as Element);
  await until(() => expect(document.activeElement).toBe(second));
});

test('the field gets the focus if the focused result is replaced', async () => {
  const { list, second, field } = openResults();
  second.blur();
  list.replaceChildren();
  await until(() => expect(document.activeElement).toBe(field));
});

test('a visitor who has left the list is not brought back', async () => {
  const { list, second, field } = openResults();
  field.focus();
  field.blur();
  list.prepend(second.parentElement as Element);
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(document.body);
});

/** Prints the page. */
export const printPage = () => print();

/** Prints one element without the rest of the page. While it is marked, styles/print.css hides the rest. */
export function printElement(element: Element): void {
  element.setAttribute('data-printed', '');
  addEventListener('afterprint', () => element.removeAttribute('data-printed'), { once: true });
  print();
}

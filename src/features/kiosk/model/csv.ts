/** Spreadsheets read a cell with one of these first characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Spreadsheets need this mark to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Returns a cell in quotes. An apostrophe turns a formula into text, because visitors have typed the values. */
const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns a table as CSV for spreadsheets (RFC 4180, with the separator of the language). */
export const csvOf = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('');

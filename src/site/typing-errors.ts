/** The length from which a term may contain one error, and from which it may contain two. */
const ONE_ERROR_LENGTH = 5;
const TWO_ERRORS_LENGTH = 9;

/**
 * Returns true if a visitor may have meant `term` when typing `typed`: the beginning of the term, or the term with typing
 * errors. The first letter must be right, because a term with another first letter is usually another word: "refund" is
 * not "fund". In short terms, only letters in the wrong order count as an error.
 */
export function isTypingOf(typed: string, term: string): boolean {
  if (term.startsWith(typed)) return true;
  if (typed[0] !== term[0]) return false;
  if (typed.length < ONE_ERROR_LENGTH) return sorted(typed) === sorted(term);
  return errorsBetween(typed, term) <= (typed.length < TWO_ERRORS_LENGTH ? 1 : 2);
}

const sorted = (term: string) => [...term].sort().join('');

/** Returns the number of letters to add, remove, replace or swap with their neighbour. Source: Damerau, 1964. */
function errorsBetween(typed: string, term: string): number {
  const rows: number[][] = [[...Array(term.length + 1).keys()]];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= term.length; column += 1) {
      const isSame = typed[row - 1] === term[column - 1];
      const isSwapped = typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      const changes = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [at(row - 2, column - 2) + 1] : []),
      ];
      rows[row]?.push(Math.min(...changes));
    }
  }
  return at(typed.length, term.length);
}

/** Problems in files that the owner writes. Each message names the file, the line, the problem and the solution. */
export class ContentError extends Error {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.#problems = problems;
    // Vite prints the stack, which does not help authors of texts.
    this.stack = this.message;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }
}

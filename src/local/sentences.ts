/** Runs a command's main part; a failure ends it with its message alone, which says what to do. */
export async function inSentences(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (problem) {
    console.error(`\n${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exit(1);
  }
}

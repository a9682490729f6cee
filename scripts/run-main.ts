/**
 * Runs a command's main function. On failure, prints only the error message, which includes the solution, and exits with
 * code 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

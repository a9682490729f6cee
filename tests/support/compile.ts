import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler has to say against texts that stand in no file, by their names. */
export function compileTexts(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, version) =>
    name in texts
      ? ts.createSourceFile(name, texts[name] ?? '', version)
      : getSourceFile.call(host, name, version);
  host.fileExists = (name) => name in texts || fileExists.call(host, name);
  const problems = new Map<string, string>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(
    ts.createProgram(Object.keys(texts), options, host),
  )) {
    const name = file?.fileName ?? '';
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    problems.set(name, [problems.get(name), text].filter(Boolean).join('\n'));
  }
  return problems;
}

/** Ports of the site, the local email service and the studio. docs/email.md names them. */
export const sitePort = (variables: NodeJS.ProcessEnv) => readPort(variables, 'PORT', 4173);
export const emailPort = (variables: NodeJS.ProcessEnv) => readPort(variables, 'EMAIL_PORT', 4174);
export const studioPort = (variables: NodeJS.ProcessEnv) => readPort(variables, 'STUDIO_PORT', 4176);

function readPort(variables: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = variables[name];
  if (!text) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
}

import { emailPort } from './ports.ts';

/**
 * Prepares the environment of a build or a test in the mode "rehearsal". The owner's variables would override those of
 * .env.rehearsal, so they are removed. The forms are sent to the local email service.
 */
export function rehearse(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment)) if (name.startsWith('VITE_')) delete environment[name];
  environment.VITE_EMAILJS_ORIGIN = `http://127.0.0.1:${emailPort(environment)}`;
}

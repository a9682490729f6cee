import { join } from 'node:path';
import { copyProject } from '#scripts/project-copy.ts';

const NAME = 'next-deployment';

/** The build of the next deployment: the same site with changed code and a changed message. */
export const NEXT_DIST = join(process.cwd(), '.cache', NAME, 'dist');

/**
 * Builds a copy of the project in which one component and one message have changed. It is built with
 * React's development code, which also reports hydration mismatches that production ignores, and
 * without the optional templates, so that their forms are simulated.
 */
export function buildNextDeployment(): void {
  const { change, build } = copyProject(NAME);
  change(
    'locales/en/insights.json',
    'Articles for people who have to decide',
    'Notes of the next deployment',
  );
  change('src/components/PageIntro.tsx', '<h1>', '<h1 data-deployment="next">');
  for (const name of ['REPORT', 'WEBINAR', 'DEMO', 'BLOG']) {
    const template = name.toLowerCase();
    change('.env.rehearsal', `VITE_EMAILJS_TEMPLATE_${name}=template_${template}`, '');
  }
  build({ NODE_ENV: 'development' });
}

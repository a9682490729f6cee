import { test } from '@playwright/test';
import { buildNextDeployment } from './support/next-deployment.ts';

test('build the next deployment', () => {
  test.setTimeout(600_000);
  buildNextDeployment();
});

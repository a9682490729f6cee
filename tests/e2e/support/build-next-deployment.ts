import { buildNextDeployment } from './next-deployment.ts';

buildNextDeployment();

import { Mission } from './Mission.tsx';
import { UserFlow } from './UserFlow.tsx';
import { Workflow } from './Workflow.tsx';

/** What Vaglio does, told in three sections. Without behaviour of its own. */
export default function Story() {
  return (
    <>
      <Mission />
      <Workflow />
      <UserFlow />
    </>
  );
}

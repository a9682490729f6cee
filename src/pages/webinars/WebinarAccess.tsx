import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import type { Webinar } from '#site/webinars.ts';

/** Renders who may attend a webinar. */
export function WebinarAccess({ webinar: { free } }: { webinar: Webinar }) {
  return (
    <Badge tone={free ? 'good' : 'plain'}>
      <FormattedMessage id={free ? 'webinars.free' : 'webinars.reserved'} />
    </Badge>
  );
}

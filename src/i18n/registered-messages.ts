import type { MessageTag } from '@formatjs/intl';
import type { MessageId, messageArguments } from '#site/messages.ts';

type Registered = typeof messageArguments;
type Value<Kind> = Kind extends 'number' ? number : Kind extends 'tag' ? MessageTag : string;
type Arguments = {
  [Id in keyof Registered]: { [Name in keyof Registered[Id]]: Value<Registered[Id][Name]> };
};

/** Registers ids and arguments with formatjs: a wrong id or a missing argument does not compile. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface MessageArguments extends Arguments {}
  }
}

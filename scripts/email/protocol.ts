import * as v from 'valibot';

/** The path to which `@emailjs/browser` posts a message. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Size limit of one message's parameters, in bytes. Source: EmailJS, "50 kB". */
const MAX_PARAMS_BYTES = 50_000;

const messageSchema = v.object({
  lib_version: v.optional(v.string(), ''),
  user_id: v.string(),
  service_id: v.string(),
  template_id: v.string(),
  template_params: v.optional(v.record(v.string(), v.unknown()), {}),
});

export type Message = v.InferOutput<typeof messageSchema>;

/** Ids of a known account. */
export interface KnownIds {
  publicKey: string;
  services: readonly string[];
  templates: readonly string[];
}

export type Reading = { message: Message } | { status: number; text: string };

/** Parses and validates a message as the service does. Without `known`, every id is accepted. */
export function readMessage(body: unknown, known?: KnownIds): Reading {
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) return { status: 400, text: 'Bad request: the message cannot be read' };
  const message = parsed.output;
  const unknown = known && unknownId(message, known);
  if (unknown) return { status: 400, text: unknown };
  if (Buffer.byteLength(JSON.stringify(message.template_params)) > MAX_PARAMS_BYTES) {
    return { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' };
  }
  return { message };
}

function unknownId(message: Message, known: KnownIds): string | undefined {
  if (message.user_id !== known.publicKey) return 'The Public Key is invalid';
  if (!known.services.includes(message.service_id)) return 'The service ID not found';
  if (!known.templates.includes(message.template_id)) return 'The template ID not found';
  return undefined;
}
